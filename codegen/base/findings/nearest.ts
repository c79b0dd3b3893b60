import leven from 'leven';

/** How many slips of the keyboard a word of this length may hold: one in short words (« name » is not « date »), a third of the long ones. */
function slips(length: number): number {
  return length <= 4 ? 1 : Math.max(2, Math.floor(length / 3));
}

/** How many slips lead from one word to another; two letters in each other's place (« gfit ») are one. */
function distanceOf(word: string, other: string): number {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return at >= 0 && swapped === other ? 1 : leven(word, other);
}

/** The candidate closest to `word`, or `undefined` when none is close enough to be a slip of the keyboard. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = normalise(word);
  if (wanted === '') return undefined;
  const names = [...candidates];
  let best: string | undefined;
  let bestDistance = slips(wanted.length) + 1;
  for (const candidate of names) {
    const other = normalise(candidate);
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const distance = distanceOf(wanted, other);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? shortestExtension(wanted, names);
}

/** `fingerprint` → `fingerprint-pattern`, `telephone` → `phone`: a name cut short is a likely slip too, or a longer word for it. */
function shortestExtension(wanted: string, names: readonly string[]): string | undefined {
  if (wanted.length < 4) return undefined;
  const longer = names.filter((name) => normalise(name).startsWith(wanted)).toSorted((a, b) => a.length - b.length);
  const isWord = !wanted.includes(' ');
  return longer[0] ?? names.find((name) => isWord && name.length >= 4 && wanted.endsWith(normalise(name)));
}

/**
 * Names, and which of them a word misspells: the same letters and figures, a letter too many or too few, or a long beginning (« Postgre SQL »,
 * « Postgres » → « PostgreSQL »). Another letter makes another name: « Mistral », « Mixtral »; so does a capital at the end: « WhisperX ».
 */
export class KnownNames {
  /** By their letters and figures, and by these without one letter or the last ones: a table of thousands of names stays quick. */
  readonly #whole = new Map<string, string>();
  readonly #shorter = new Map<string, string>();

  /** Of names that are alike, the first one is meant. */
  add(name: string): void {
    const [whole, ...shorter] = spellings(name);
    if (!this.#whole.has(whole)) this.#whole.set(whole, name);
    for (const one of shorter) if (!this.#shorter.has(one)) this.#shorter.set(one, name);
  }

  meantBy(word: string): string | undefined {
    const [whole, ...shorter] = spellings(word);
    const meant = [this.#whole.get(whole), this.#shorter.get(whole), ...shorter.map((one) => this.#whole.get(one))];
    return meant.find((name) => name !== undefined && name !== word);
  }
}

/** A name as it is compared, first whole, then with a letter less or without its last letters. A capital at the end is a part of it. */
function spellings(name: string): readonly [string, ...string[]] {
  const signs = normalise(name).replaceAll(/[^\p{L}\p{N}]/gu, '') || name;
  const edition = /\p{Ll}\p{Lu}$/u.test(name) ? '+' : '';
  const without = [...signs].flatMap((sign, at) =>
    /\p{N}/u.test(sign) || signs.length <= 5 ? [] : signs.slice(0, at) + signs.slice(at + sign.length),
  );
  const [last = ''] = /\p{L}{0,3}$/u.exec(signs) ?? [];
  const beginnings = [...last].map((_, at) => signs.slice(0, signs.length - at - 1)).filter((one) => one.length > 6);
  return [signs + edition, ...[...without, ...beginnings].map((one) => one + edition)];
}

/** Longest list of valid values that is worth reading. */
const longestList = 12;

export function didYouMean(meant: string): string {
  return `Vouliez-vous dire « ${meant} » ?`;
}

/** The suggestion of a remedy; `undefined` for a remedy with several, or of another form. */
export function meantIn(remedy: string | undefined): string | undefined {
  return /^Vouliez-vous dire « ([^«»]+) » \?$/u.exec(remedy ?? '')?.[1];
}

/** « Vouliez-vous dire … ? », or the list of valid values when it is short, or nothing. */
export function suggestion(word: string, candidates: readonly string[]): string | undefined {
  const close = nearest(word, candidates);
  if (close !== undefined) return didYouMean(close);
  if (candidates.length === 1) return `Seule valeur possible : ${String(candidates[0])}.`;
  if (candidates.length > 0 && candidates.length <= longestList) return `Valeurs possibles : ${candidates.join(', ')}.`;
  return undefined;
}

/** Case and accents are the commonest slips: they do not count. */
function normalise(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
