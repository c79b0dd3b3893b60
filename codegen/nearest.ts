import leven from 'leven';

/** The candidate closest to `word`, or `undefined` when none is close enough to be a slip of the keyboard. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = normalise(word);
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = normalise(candidate);
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const distance = leven(wanted, other);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? shortestExtension(wanted, candidates);
}

/** `fingerprint` → `fingerprint-pattern`: a name cut short is a likely slip too. */
function shortestExtension(wanted: string, candidates: Iterable<string>): string | undefined {
  if (wanted.length < 4) return undefined;
  const longer = [...candidates].filter((candidate) => normalise(candidate).startsWith(wanted));
  return longer.toSorted((a, b) => a.length - b.length)[0];
}

/** « Vouliez-vous dire … ? », or the list of valid values when it is short, or nothing. */
export function suggestion(word: string, candidates: readonly string[]): string | undefined {
  const close = nearest(word, candidates);
  if (close !== undefined) return `Vouliez-vous dire « ${close} » ?`;
  if (candidates.length > 0 && candidates.length <= 12) return `Valeurs possibles : ${candidates.join(', ')}.`;
  return undefined;
}

function normalise(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
