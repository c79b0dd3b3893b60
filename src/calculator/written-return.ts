import type { Roi } from '#generated/types.ts';
import { bounded, formatCount, formatPercent } from '../ui/format-numbers.ts';

/** A return as it is written: as a percentage, or as a multiple of the stake with its percentage in a text of its own. */
export interface WrittenReturn {
  readonly text: string;
  readonly percent?: string;
}

/** Larger numbers are not written out. */
const mostTimes = 1e7;

/** @param value the return in percent; as a multiple it is rounded down, so that it is at least that */
export function writtenReturn(
  value: number,
  { multipleFromPercent = Infinity, sentences }: Pick<Roi, 'multipleFromPercent' | 'sentences'>,
): WrittenReturn {
  const threeYearROI = formatPercent(value);
  if (!(value >= multipleFromPercent)) return { text: threeYearROI };
  const times = bounded(Math.floor(value / 100), mostTimes, formatCount(mostTimes), formatCount);
  const words = { threeYearROI, times };
  return { text: fillSentence(sentences.multiple, words), percent: fillSentence(sentences.percent, words) };
}

/** A sentence with the numbers of a result in it. */
export function fillSentence(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{result\.([A-Za-z]+)\}/g, (mark, name: string) => words[name] ?? mark);
}
