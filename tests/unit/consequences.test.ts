import { expect, test } from 'vitest';
import type { DescribedChange } from '../../codegen/owner/diff/describe-changes.ts';
import { withConsequences } from '../../codegen/owner/diff/consequences.ts';
import { madePages, publishedDifference } from '../../codegen/owner/diff/published-files.ts';
import type { Reach } from '../../codegen/owner/diff/reach.ts';
import type { Renderer } from '../../codegen/site/bundle/renderer.ts';
import type { Load } from '../../codegen/pipeline.ts';
import type { Site } from '../../codegen/model/site.ts';

// A site of one page: its title says `a` and `b`, its structured data `c` and `d`. What is 1 was changed, what is 0 is as it was.

type Values = Readonly<Record<'a' | 'b' | 'c' | 'd', number>>;
const now: Values = { a: 1, b: 1, c: 1, d: 1 };
const siteOf = (values: Values) => ({ ...values, pages: [{ path: '/' }] }) as unknown as Site;
const renderer = {
  renderPage: ({ a, b, c, d }: Values) => `<title>${a}${b}</title><script type="application/ld+json">${c}${d}</script>`,
  pictureOf: () => undefined,
} as unknown as Renderer;
const filesOf = (values: Values) => madePages(siteOf(values), new Map(), renderer, () => true);

const told = (name: string): DescribedChange =>
  ({ change: { words: `${name} : 0 → 1`, follows: [] }, written: [name] }) as unknown as DescribedChange;

/** What the report says of changes, where the site cannot be made without `a` alone, nor without `b` alone. */
function reportOf(names: readonly (keyof Values)[]) {
  const reach = {
    without: (written: readonly unknown[]) => {
      const back = written as readonly (keyof Values)[];
      if (back.includes('d')) return undefined;
      const isBroken = back.includes('a') !== back.includes('b');
      const values = { ...now, ...Object.fromEntries(back.map((name) => [name, 0])) };
      return { site: isBroken ? undefined : siteOf(values), pages: new Map() } as unknown as Load;
    },
  } as unknown as Reach;
  const before = { ...now, ...Object.fromEntries(names.map((name) => [name, 0])) };
  const files = filesOf(now);
  const published = publishedDifference(filesOf(before), files);
  const all = { site: siteOf(now), files, renderer, published, calculator: [] };
  const { changes, unexplained } = withConsequences(names.map(told), reach, all);
  return { follows: changes.map(({ follows }) => follows), ...unexplained };
}

const data = 'données pour les moteurs (JSON-LD) : /';

test('what follows stands beside the change that it follows from, and with all where that is not certain', () => {
  expect(reportOf(['c', 'a'])).toMatchObject({ follows: [[data], []], heads: ['/'], structuredData: [] });
  expect(reportOf(['c', 'd'])).toMatchObject({ follows: [[data], []], structuredData: [] });
  expect(reportOf(['d', 'b'])).toMatchObject({ follows: [[], []], heads: ['/'], structuredData: ['/'] });
});

test('all that follows is of the only change; changes that only hold together are told together', () => {
  expect(reportOf(['d'])).toMatchObject({ follows: [[data]], structuredData: [] });
  expect(reportOf(['a', 'c', 'b'])).toMatchObject({
    follows: [['titres et descriptions : / (avec : b)'], [data], []],
    heads: [],
    structuredData: [],
  });
});
