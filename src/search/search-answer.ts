import type { SearchAnswers } from '#generated/types.ts';
import type { Findings } from './load-search.ts';
import { quoted } from '../ui/typography.ts';

/** So many results are listed. */
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
