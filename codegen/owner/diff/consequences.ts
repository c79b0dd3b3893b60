import type { Renderer } from '../../site/bundle/renderer.ts';
import type { Load } from '../../pipeline.ts';
import type { Site } from '../../model/site.ts';
import { compact } from '../edit/words/value-words.ts';
import { calculatorDifference } from './calculator-difference.ts';
import type { DescribedChange } from './describe-changes.ts';
import { machineLines } from './format-diff.ts';
import { madePages, publishedDifference } from './published-files.ts';
import type { Reach } from './reach.ts';
import type { Change, Published, Unexplained } from './report.ts';

/** All effects of the changes for machines and the calculator. */
interface All {
  readonly site: Site;
  readonly files: ReadonlyMap<string, string>;
  readonly renderer: Renderer;
  readonly published: Published;
  readonly calculator: readonly string[];
}

const kinds = ['heads', 'structuredData', 'pictures'] as const;

/** The most pages that are rendered again, over all changes. */
const mostRendered = 600;

/**
 * Attributes each effect to its change. A change is reverted alone, and the differences are its effects; changes that are valid only
 * together (a price and the price that it is compared with) are reverted together. The other effects stay unexplained.
 */
export function withConsequences(
  described: readonly DescribedChange[],
  reach: Reach,
  all: All,
): { changes: Change[]; unexplained: Unexplained } {
  const { published, calculator } = all;
  const owns =
    described.length === 1 ? [{ own: { ...published, calculator }, of: described }] : triedOut(described, reach, all);
  const changes = described.map((one) => {
    const found = owns.find(({ of }) => of[0] === one);
    if (found === undefined) return one.change;
    const others = found.of.slice(1).map(({ change }) => change.words.split(' : ')[0] ?? '');
    const together = others.length === 0 ? '' : ` (avec : ${others.join(', ')})`;
    return { ...one.change, follows: linesOf(found.own).map((line) => line + together) };
  });
  const explained = (kind: (typeof kinds)[number]) => new Set(owns.flatMap(({ own }) => own[kind]));
  const left = (kind: (typeof kinds)[number]) => published[kind].filter((page) => !explained(kind).has(page));
  const isWhole = owns.some(({ own }) => own.calculator.join('\n') === calculator.join('\n'));
  return {
    changes,
    unexplained: {
      heads: left('heads'),
      structuredData: left('structuredData'),
      pictures: left('pictures'),
      calculator: isWhole ? [] : calculator,
    },
  };
}

function triedOut(
  described: readonly DescribedChange[],
  reach: Reach,
  all: All,
): { own: Unexplained; of: readonly DescribedChange[] }[] {
  const pages = new Set(kinds.flatMap((kind) => all.published[kind]));
  if (pages.size * described.length > mostRendered || pages.size + all.calculator.length === 0) return [];
  const loads = described.map((one) => ({ one, load: reach.without(one.written) }));
  const alone = loads.flatMap(({ one, load }) =>
    load?.site === undefined ? [] : [{ own: ownOf(load.site, load, pages, all), of: [one] }],
  );
  const bound = loads.flatMap(({ one, load }) => (load !== undefined && load.site === undefined ? [one] : []));
  const together = bound.length < 2 ? undefined : reach.without(bound.flatMap(({ written }) => written));
  const joint = together?.site === undefined ? [] : [{ own: ownOf(together.site, together, pages, all), of: bound }];
  return [...alone, ...joint];
}

function ownOf(
  without: Site,
  { pages: sources }: Load,
  pages: ReadonlySet<string>,
  { site, files, renderer }: All,
): Unexplained {
  const made = madePages(without, sources, renderer, (path) => pages.has(path));
  const now = new Map([...files].filter(([name]) => made.has(name)));
  return { ...publishedDifference(made, now), calculator: calculatorDifference(without, site) };
}

function linesOf(own: Unexplained): string[] {
  return compact(...machineLines(own), own.calculator.length > 0 && `calculateur : ${own.calculator.join(' ; ')}`);
}
