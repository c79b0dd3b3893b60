import leven from 'leven';
import { aroundSections } from './page-sections.ts';
import { textsOf, type PageText } from './page-texts.ts';
import type { TextChange } from './report.ts';

/** A text of one page that differs: `before` is undefined where it is new, `after` where it is gone. */
export interface TextDifference {
  readonly page: string;
  readonly section: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The words beside a number. */
  readonly label: string | undefined;
}

/** The texts that differ between two versions of a page. */
export function differingTexts(page: string, before: string, after: string): readonly TextDifference[] {
  const runs = replacedRuns(textsOf(before), textsOf(after));
  const isEven = ({ gone, fresh }: Run) => gone.length === fresh.length;
  const replaced = runs.filter(isEven).flatMap(({ gone, fresh }) => gone.map((old, at): Pair => [old, fresh[at]]));
  const others = runs.filter((run) => !isEven(run));
  const left = pairs(
    others.flatMap(({ gone }) => gone),
    others.flatMap(({ fresh }) => fresh),
  );
  return [...replaced, ...left].map(([old, now]) => ({
    page,
    section: (now ?? old)?.section ?? '',
    before: old?.text,
    after: now?.text,
    label: (now ?? old)?.label,
  }));
}

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

/** A text before and after; one of them alone where it is gone or new. */
type Pair = [PageText | undefined, PageText | undefined];

/** The share of a text that may differ from the one in whose place it stands. */
const mostDifferent = 0.4;

/** Texts that are gone beside the new ones that took their place: those that are alike. Equal ones were only moved. */
function pairs(gone: readonly PageText[], fresh: readonly PageText[]): Pair[] {
  const left = [...gone];
  const found = fresh.map((now): Pair => {
    const same = left.findIndex(({ text }) => text === now.text);
    const place =
      same >= 0 ? same : left.findIndex((old) => old.section === now.section && areAlike(old.text, now.text));
    return [place < 0 ? undefined : left.splice(place, 1)[0], now];
  });
  const all = [...left.map((old): Pair => [old, undefined]), ...found];
  // A sign without letters comes and goes with the words beside it.
  return all.filter(([old, now]) =>
    old === undefined || now === undefined ? /[\p{L}\d]/u.test((old ?? now)!.text) : old.text !== now.text,
  );
}

function areAlike(one: string, other: string): boolean {
  return leven(one, other) <= mostDifferent * Math.max(one.length, other.length);
}

/**
 * The same difference at many places as one change.
 * @param pageCount how many pages both versions have: what differs around the sections of all is on all pages
 */
export function textChanges(differences: readonly TextDifference[], pageCount: number): TextChange[] {
  const groups = Map.groupBy(differences, ({ before, after, label }) => JSON.stringify([before, after, label]));
  return [...groups.values()].map((group) => {
    const [{ before, after, label }] = group as [TextDifference];
    const around = new Set(group.filter(({ section }) => section === aroundSections).map(({ page }) => page));
    const isEverywhere = around.size > 1 && around.size === pageCount;
    const own = isEverywhere ? group.filter(({ section }) => section !== aroundSections) : group;
    const places = new Map(own.map(({ page, section }) => [`${page} ${section}`, { page, section }] as const));
    const shown = [...(isEverywhere ? [{ page: undefined, section: aroundSections }] : []), ...places.values()];
    const sides = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
    return { ...sides, ...(label !== undefined && { label }), shown };
  });
}
