import leven from 'leven';
import { aroundSections, textsOf, type PageText } from './page-texts.ts';
import type { TextChange } from './report.ts';

/** A text of one page that differs: `before` is undefined where it is new, `after` where it is gone. */
export interface TextDifference {
  readonly page: string;
  readonly section: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The texts that differ between two versions of a page; most days have the pages of the day before. */
export function differingTexts(page: string, before: string, after: string): readonly TextDifference[] {
  const known = compared.get(page);
  if (known?.before === before && known.after === after) return known.texts;
  const texts = replacedRuns(textsOf(before), textsOf(after)).flatMap(({ gone, fresh }) =>
    pairs(gone, fresh).map(([old, now]) => ({
      page,
      section: (now ?? old)?.section ?? '',
      before: old?.text,
      after: now?.text,
    })),
  );
  compared.set(page, { before, after, texts });
  return texts;
}

/** By page, the last two versions that were compared. */
const compared = new Map<string, { before: string; after: string; texts: readonly TextDifference[] }>();

/** A text of the first list and the one of the second that took its place. */
interface Run {
  readonly gone: readonly PageText[];
  readonly fresh: readonly PageText[];
}

/** The runs of two lists between the texts of a longest common one. */
function replacedRuns(before: readonly PageText[], after: readonly PageText[]): Run[] {
  const isSame = (one: number, other: number) => before[one]?.text === after[other]?.text;
  let start = 0;
  while (start < Math.min(before.length, after.length) && isSame(start, start)) start += 1;
  let [oldEnd, end] = [before.length, after.length];
  while (oldEnd > start && end > start && isSame(oldEnd - 1, end - 1)) [oldEnd, end] = [oldEnd - 1, end - 1];
  // The length of a longest common list from each pair of places on.
  const width = end - start + 1;
  const lengths = new Uint16Array((oldEnd - start + 1) * width);
  const at = (old: number, now: number) => (old - start) * width + now - start;
  for (let old = oldEnd - 1; old >= start; old -= 1)
    for (let now = end - 1; now >= start; now -= 1)
      lengths[at(old, now)] = isSame(old, now)
        ? lengths[at(old + 1, now + 1)]! + 1
        : Math.max(lengths[at(old + 1, now)]!, lengths[at(old, now + 1)]!);
  const runs: Run[] = [];
  let [old, now, oldFrom, from] = [start, start, start, start];
  const endRun = () => {
    if (old > oldFrom || now > from) runs.push({ gone: before.slice(oldFrom, old), fresh: after.slice(from, now) });
  };
  while (old < oldEnd && now < end) {
    if (isSame(old, now)) {
      endRun();
      [old, now] = [old + 1, now + 1];
      [oldFrom, from] = [old, now];
    } else if (lengths[at(old + 1, now)]! >= lengths[at(old, now + 1)]!) old += 1;
    else now += 1;
  }
  [old, now] = [oldEnd, end];
  endRun();
  return runs;
}

/** The share of a text that may differ from the one in whose place it stands. */
const mostDifferent = 0.5;

/** The texts of a run in pairs: all in their order where there are as many of both, else those that are alike. */
function pairs(gone: readonly PageText[], fresh: readonly PageText[]): [PageText | undefined, PageText | undefined][] {
  if (gone.length === fresh.length) return gone.map((old, at) => [old, fresh[at]]);
  const left = [...gone];
  const found = fresh.map((now): [PageText | undefined, PageText] => {
    const place = left.findIndex(
      ({ text }) => leven(text, now.text) <= mostDifferent * Math.max(text.length, now.text.length),
    );
    return [place < 0 ? undefined : left.splice(place, 1)[0], now];
  });
  return [...left.map((old): [PageText, undefined] => [old, undefined]), ...found];
}

/**
 * The same difference at many places as one change.
 * @param pageCount how many pages both versions have: what differs around the sections of all is on all pages
 */
export function textChanges(differences: readonly TextDifference[], pageCount: number): TextChange[] {
  const groups = Map.groupBy(differences, ({ before, after }) => JSON.stringify([before, after]));
  return [...groups.values()].map((group) => {
    const [{ before, after }] = group as [TextDifference];
    const around = new Set(group.filter(({ section }) => section === aroundSections).map(({ page }) => page));
    const isEverywhere = around.size > 1 && around.size === pageCount;
    const own = isEverywhere ? group.filter(({ section }) => section !== aroundSections) : group;
    const places = new Map(own.map(({ page, section }) => [`${page} ${section}`, { page, section }] as const));
    const shown = [...(isEverywhere ? [{ page: undefined, section: aroundSections }] : []), ...places.values()];
    return { ...(before !== undefined && { before }), ...(after !== undefined && { after }), shown };
  });
}
