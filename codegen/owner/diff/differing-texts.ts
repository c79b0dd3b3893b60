import { diffArrays } from 'diff';
import { aroundSections, textsOf, type PageText } from './page-texts.ts';
import type { TextChange } from './report.ts';

/** A text of one page that differs: `before` is undefined where it is new, `after` where it is gone. */
export interface TextDifference {
  readonly page: string;
  readonly section: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The differences between two versions of a page: texts that one has more often than the other, and whether equal ones only changed places. */
export function differingTexts(page: string, before: string, after: string) {
  const runs = replacedRuns(textsOf(before), textsOf(after));
  const [gone, fresh] = [countsOf(runs.flatMap((run) => run.gone)), countsOf(runs.flatMap((run) => run.fresh))];
  const isReordered = [...gone.keys()].some((text) => fresh.has(text));
  const texts = runs.flatMap((run) => {
    // Those that stand elsewhere now have only changed places.
    const old = withoutTexts(run.gone, fresh);
    const now = withoutTexts(run.fresh, gone);
    // As many texts as before: each one takes the place of another.
    if (old.length === now.length) return now.map((text, at) => differenceOf(page, old[at], text));
    return [
      ...old.map((text) => differenceOf(page, text, undefined)),
      ...now.map((text) => differenceOf(page, undefined, text)),
    ];
  });
  return { texts, isReordered };
}

function differenceOf(page: string, old: PageText | undefined, now: PageText | undefined): TextDifference {
  return { page, section: (now ?? old)?.section ?? '', before: old?.text, after: now?.text };
}

/** The runs of texts between those that both lists have in the same order. */
function replacedRuns(before: readonly PageText[], after: readonly PageText[]): Run[] {
  const runs: Run[] = [{ gone: [], fresh: [] }];
  let [old, now] = [0, 0];
  const [from, to] = [before, after].map((texts) => texts.map(({ text }) => text));
  for (const { removed, added, count } of diffArrays(from!, to!)) {
    if (removed) runs.at(-1)!.gone.push(...before.slice(old, old + count));
    else if (added) runs.at(-1)!.fresh.push(...after.slice(now, now + count));
    else runs.push({ gone: [], fresh: [] });
    if (!added) old += count;
    if (!removed) now += count;
  }
  return runs;
}

interface Run {
  readonly gone: PageText[];
  readonly fresh: PageText[];
}

function countsOf(texts: readonly PageText[]): Map<string, number> {
  return new Map([...Map.groupBy(texts, ({ text }) => text)].map(([text, all]) => [text, all.length]));
}

/** The texts without the first ones of those that are counted in `left`, which is used up. */
function withoutTexts(texts: readonly PageText[], left: Map<string, number>): PageText[] {
  return texts.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    return count === 0;
  });
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
