import { missedEnd, type TextLengths } from './text-lengths.ts';
import { length } from './words.ts';

/** Why a text is too short or too long, what is expected of it, and the setting that says so. */
export function lengthFault(
  text: string,
  name: string,
  lengths: TextLengths,
  expected: string | undefined,
): [message: string, remedy: string | undefined] {
  const limits = lengths.get(name);
  const end = missedEnd(text, limits);
  if (text.trim() === '') return ['le texte est vide.', expected];
  if (limits === undefined || end === undefined) return ['la longueur du texte ne convient pas.', expected];
  const least = end === 'min' ? 'au moins' : 'au plus';
  const setting = `La limite est « lengths.${name}.${end} » de spec/site.yaml.`;
  const message = `le texte a ${length(text)}, il en faut ${least} ${limits[end]}.`;
  return [message, [expected, setting].filter(Boolean).join(' ')];
}
