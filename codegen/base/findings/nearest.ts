import leven from 'leven';
import { cached } from '../cached.ts';

/** How many slips of the keyboard a word of this length may hold: one in short words, a third of the long ones. */
function slips(length: number): number {
  return length <= 3 ? 1 : Math.max(2, Math.floor(length / 3));
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
    const distance = leven(wanted, other);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? shortestExtension(wanted, names);
}

/** `fingerprint` → `fingerprint-pattern`: a name cut short is a likely slip too. */
function shortestExtension(wanted: string, names: readonly string[]): string | undefined {
  if (wanted.length < 4) return undefined;
  return names.filter((name) => normalise(name).startsWith(wanted)).toSorted((a, b) => a.length - b.length)[0];
}

/**
 * True if a word is a name misspelt: the same letters and figures, a letter too many or too few, or a long beginning (« Postgre SQL »,
 * « Postgres » → « PostgreSQL »). Another letter makes another name: « Mistral », « Mixtral »; so does a figure, or a capital at the end: « WhisperX ».
 */
export function isMisspelling(word: string, name: string): boolean {
  if (word === name || numbersIn(word) !== numbersIn(name) || hasEdition(word) !== hasEdition(name)) return false;
  const [short = '', long = ''] = [signsOf(word), signsOf(name)].toSorted((a, b) => a.length - b.length);
  const more = long.length - short.length;
  const isBeginning = more <= 3 && short.length > 6 && long.startsWith(short);
  return more === 0 ? short === long : isBeginning || (more === 1 && long.length > 5 && leven(short, long) === 1);
}

const numbersIn = (name: string) => name.replaceAll(/\P{N}/gu, '');
const hasEdition = (name: string) => /\p{Ll}\p{Lu}$/u.test(name);
/** A name as it is compared. */
const signsOf = cached((name: string) => normalise(name).replaceAll(/[^\p{L}\p{N}]/gu, '') || name);

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
