/** What a rule says: its name, the French sentence, and the remedy when one is known. */
export interface Fault {
  code: string;
  message: string;
  remedy?: string | undefined;
}
