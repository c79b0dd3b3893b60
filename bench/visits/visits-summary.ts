import { duration, table } from '../markdown.ts';
import type { Row } from '../readme-table.ts';
import { median } from '../statistics.ts';
import { hoverMs, type Visits } from './measure-visits.ts';

/** What the compared pages are called: another page may be the one in the middle, or the heaviest, after an edit. */
const comparedNames = ['the home page', 'the content page of middle weight', 'the heaviest content page'];

/** The rows of the table of bench/README.md. */
export function summariseVisits({ first, navigations, blocking }: Visits): Row[] {
  const besides = (variant: string) => variant === 'Hugo' || variant === 'Astro';
  const paint = navigations.filter(({ variant }) => variant === 'ours').map(({ paintMs }) => paintMs);
  const others = navigations.filter(({ variant }) => variant !== 'ours').map(({ paintMs }) => paintMs);
  const slow = blocking
    .filter(({ blockingMs }) => blockingMs > 0)
    .toSorted((one, other) => other.blockingMs - one.blockingMs);
  const [slowest] = slow;
  return [
    ...[...Map.groupBy(first, ({ path }) => path)].map(([path, visits], index): Row => {
      const of = (variant: string) =>
        duration(median(visits.filter((one) => one.variant === variant).map(({ largestPaintMs }) => largestPaintMs)));
      const peers = [...new Set(visits.map(({ variant }) => variant))].filter(besides);
      return [
        `First visit of ${comparedNames[index]} on a telephone, largest paint`,
        `\`${path}\` ${of('ours')}; ${peers.map((peer) => `${peer} ${of(peer)}`).join(', ')}`,
        `≤ ${peers.join(', ')}`,
      ];
    }),
    ['Main thread of these visits, beside Hugo', mainThreadsOf(first), '≤ ×1.4'],
    [
      `From a click to the next page, after ${hoverMs} ms on the link`,
      `${duration(median(paint))}; without what we prepare ${duration(median(others))}`,
      '≤ 90 ms',
    ],
    [
      'Blocking time of content pages, processor 4 times slower',
      slowest === undefined
        ? `0 ms on all ${blocking.length}`
        : `0 ms on ${blocking.length - slow.length} of ${blocking.length}; at most ${duration(slowest.blockingMs)} (\`${slowest.path}\`)`,
      '0 ms',
    ],
  ];
}

/** By page, the work of the main thread beside that of the same page as Hugo sends it. */
function mainThreadsOf(first: Visits['first']): string {
  const ratios = [...Map.groupBy(first, ({ path }) => path)].map(([path, visits]) => {
    const of = (variant: string) =>
      median(visits.filter((one) => one.variant === variant).map(({ mainThreadMs }) => mainThreadMs));
    return `\`${path}\` ×${(of('ours') / of('Hugo')).toFixed(2)}`;
  });
  return ratios.join(', ');
}

/** Every variant's first visits, in medians. */
export function formatFirstVisits({ first }: Visits): string {
  return table(
    ['page', 'sent as', 'first paint', 'largest paint', 'main thread', 'blocking'],
    [...Map.groupBy(first, ({ path, variant }) => `${path} ${variant}`).values()].map((visits) => {
      const of = (key: 'firstPaintMs' | 'largestPaintMs' | 'mainThreadMs' | 'blockingMs') =>
        duration(median(visits.map((one) => one[key])));
      const { path = '', variant = '' } = visits[0] ?? {};
      return [path, variant, of('firstPaintMs'), of('largestPaintMs'), of('mainThreadMs'), of('blockingMs')];
    }),
  );
}
