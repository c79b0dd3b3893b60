import { budgetFor, budgets, kinds } from '../tests/built/budgets.ts';
import type { Kind } from '../tests/built/budgets.ts';
import type { PageWeight } from '../tests/built/weigh-pages.ts';
import { against, kilobytes, table } from './markdown.ts';
import { median } from './statistics.ts';

/** One row per family of pages (same first part of the address), smallest, middle and largest page. */
export function formatPageWeights(pages: readonly PageWeight[]): string {
  const families = Map.groupBy(pages, ({ path }) => path.replace(/^(\/[^/]+)\/.+/, '$1/…'));
  return table(
    ['pages', 'number', ...kinds.map((kind) => `${kind}: brotli min / median / max`), 'raw, all, median'],
    [...families].map(([family, members]) => [
      family,
      String(members.length),
      ...kinds.map((kind) => formatKind(kind, members)),
      kilobytes(median(members.map(({ weights }) => kinds.reduce((sum, kind) => sum + weights[kind].raw, 0)))),
    ]),
  );
}

function formatKind(kind: Kind, members: readonly PageWeight[]): string {
  const sizes = members.map(({ weights }) => weights[kind].brotli);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const text =
    smallest === largest ? kilobytes(largest) : [smallest, median(sizes), largest].map(kilobytes).join(' / ');
  // What a first flight holds is the aim for every page, though a page that says more may weigh more.
  const bound = (member: PageWeight) => (kind === 'html' ? budgets.html : budgetFor(kind, member));
  const isKept = members.every((member) => member.weights[kind].brotli <= bound(member));
  return against(text, isKept);
}
