import type { SearchAnswers } from '#generated/types.ts';
import { foldWords } from './fold-words.ts';
import type { Findings } from './load-search.ts';
import { quoted } from '../ui/typography.ts';

export const mostShown = 10;

/** « 3 résultats pour « audit » », « 10 premiers résultats pour « ia » », « Aucun résultat pour « xyz » ». */
export function searchAnswer(query: string, { results, areClose }: Findings, answers: SearchAnswers): string {
  const subject = `${answers.for} ${quoted(query)}`;
  if (results.length === 0) return `${answers.none} ${subject}`;
  const one = areClose ? answers.closeOne : answers.one;
  const many = areClose ? answers.closeMany : answers.many;
  if (results.length > mostShown) return `${mostShown} ${answers.first} ${many} ${subject}`;
  return `${results.length} ${results.length === 1 ? one : many} ${subject}`;
}

/** The text as nodes, the words whose folded form is among `words` inside `<mark>`. */
export function markWords(text: string, words: readonly string[]): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let end = 0;
  for (const { folded, index, length } of foldWords(text)) {
    if (!words.includes(folded)) continue;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(index, index + length);
    parts.push(text.slice(end, index), mark);
    end = index + length;
  }
  return [...parts, text.slice(end)];
}
