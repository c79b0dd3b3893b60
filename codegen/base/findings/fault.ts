/** What a rule says: its name, the French sentence, and the remedy when one is known. */
export interface Fault {
  code: string;
  message: string;
  remedy?: string | undefined;
  /** What the place names and the spec lacks. */
  about?: Missing | undefined;
}

/** A thing that places of the spec name and that is not there. */
export interface Missing {
  kind: 'row' | 'fact' | 'address' | 'setting' | 'field';
  /** `packs.starter`, `average-roi.main`, `/services`, `legal.capital`, `contact.sector`. */
  name: string;
  /** French: what brings it back, when many places name it. */
  restore?: string;
  /** The fault stands where the thing went: it is told first, and the places that name the thing after it. */
  isCause?: true;
}
