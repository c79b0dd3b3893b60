import { comingWords, onDay, turningDays } from '../../model/index/coming.ts';
import { dayBefore } from '../../model/index/days.ts';
import type { Finding } from '../../base/findings/finding.ts';
import type { Spec } from '../edit/spec.ts';
import { differingTexts, textChanges, type TextDifference } from './differing-texts.ts';
import type { Programs, Rendered } from './renderers.ts';
import type { PageRenders } from './page-renders.ts';
import { movedAddresses } from './published-files.ts';
import type { LaterChange, MovedAddress } from './report.ts';

/** A site and the program that renders it. */
export interface Side extends Rendered {
  readonly renders: PageRenders;
}

/** Everything that differs between two sites on one day. */
interface DayDifference {
  readonly texts: readonly TextDifference[];
  readonly addresses: readonly MovedAddress[];
  /** The pages that differ in no text. */
  readonly pages: readonly string[];
  /** How many pages both have. */
  readonly pageCount: number;
  /** The pages whose sections differ, `undefined` among them where menus or footer do. */
  readonly parts: ReadonlySet<string | undefined>;
}

/** What differs between the pages of two sites on a day. A page that takes the place of a former one is compared with it. */
export function differenceOn(before: Side, after: Side, day = after.site.day): DayDifference {
  const addresses = movedAddresses(before.site, after.site);
  const former = new Map(addresses.flatMap(({ address, to }) => (to === undefined ? [] : [[to, address]])));
  const [old, now] = [before, after].map(({ renders, site, pages }) => renders.of(site, pages));
  const isShared = before.renders === after.renders;
  const shared = [...now!].flatMap(([page, is]) => {
    const was = old!.get(page) ?? old!.get(former.get(page) ?? '');
    return was === undefined ? [] : [{ page, was, is }];
  });
  const pairs = shared.flatMap(({ page, was, is }) => {
    if (isShared && was.key === is.key) return [];
    const [one, other] = [was.html(day), is.html(day)];
    return one === other ? [] : [{ page, one, other, texts: differingTexts(page, one, other) }];
  });
  const differingParts = pairs.flatMap(({ page, one, other }) => {
    const [was, is] = [one, other].map((html) => html.split(/(?=<main)|(?<=<\/main>)/u));
    return [...(was![1] === is![1] ? [] : [page]), ...(was![0] === is![0] && was![2] === is![2] ? [] : [undefined])];
  });
  return {
    pageCount: shared.length,
    parts: new Set(differingParts),
    addresses,
    texts: pairs.flatMap(({ texts }) => texts),
    pages: pairs.flatMap(({ page, texts }) => (texts.length === 0 ? [page] : [])),
  };
}

/** Differences that begin and end on the same days. */
interface Span extends DayDifference {
  readonly from: string;
  readonly until: string | undefined;
}

/** What differs from a day on that did not the day before, and the findings that only come then. */
export async function laterChanges(
  before: Side,
  after: Side,
  { today, programs }: { today: DayDifference; programs: Pick<Programs, 'of'> },
): Promise<{ later: LaterChange[]; findings: readonly Finding[] }> {
  const { day } = after.spec.load;
  const turning = [before, after].flatMap(({ spec }) => turningDays(spec.sources)).filter((one) => one > day);
  const found = new Spans(day, today);
  const findings: Finding[] = [];
  const sideOn = async (on: string, side: Side, last: Side | undefined): Promise<Side | undefined> => {
    if (!side.spec.load.coming.some(({ day: one }) => one === on)) return last;
    const { site, pages, findings: ofDay } = side.spec.loader.load(undefined, on);
    if (side === after) findings.push(...ofDay.map((finding) => onDay(finding, on)));
    if (site === undefined) return undefined;
    const dated = { ...side, site, pages };
    return { ...dated, renders: (await programs.of(dated)).renders };
  };
  let [old, now]: (Side | undefined)[] = [before, after];
  for (const on of [...new Set(turning)].toSorted()) {
    old = await sideOn(on, before, old);
    now = await sideOn(on, after, now);
    if (old !== undefined && now !== undefined) found.add(on, differenceOn(old, now, on));
  }
  const later = found.all().map(({ from, until, texts, addresses, pages, pageCount }) => ({
    from,
    ...(until !== undefined && { until }),
    rows: comingOn(from, before.spec, after.spec),
    addresses,
    texts: textChanges(texts, pageCount),
    pages,
  }));
  return { later, findings };
}

/** The rows and sections that come or go on a day, as they did not before the change. */
function comingOn(day: string, before: Spec, after: Spec): string[] {
  const [old, now] = [before, after].map(({ load }) => load.coming.filter((one) => one.day === day).map(comingWords));
  return now!.filter((words) => !old!.includes(words));
}

/** The differences of days in their order, each from its first day to its last. */
class Spans {
  readonly #today: string;
  /** By what differs, the day from which it does. */
  #open: ReadonlyMap<string, Span>;
  readonly #closed: Span[] = [];

  constructor(today: string, difference: DayDifference) {
    this.#today = today;
    this.#open = new Map(atomsOf(difference).map(([key, atom]) => [key, { ...atom, from: today, until: undefined }]));
  }

  add(day: string, difference: DayDifference): void {
    const atoms = new Map(atomsOf(difference));
    for (const [key, span] of this.#open) if (!atoms.has(key)) this.#closed.push({ ...span, until: dayBefore(day) });
    this.#open = new Map(
      [...atoms].map(([key, atom]) => [key, this.#open.get(key) ?? { ...atom, from: day, until: undefined }]),
    );
  }

  /** All but those that are there today. */
  all(): Span[] {
    const later = [...this.#closed, ...this.#open.values()].filter(({ from }) => from !== this.#today);
    const groups = [...Map.groupBy(later, ({ from, until = '9' }) => `${from} ${until}`)].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    return groups.map(([, group]) => ({
      ...group[0]!,
      texts: group.flatMap(({ texts }) => texts),
      addresses: group.flatMap(({ addresses }) => addresses),
      pages: group.flatMap(({ pages }) => pages),
    }));
  }
}

/** Each part of a difference by itself, with a key. */
function atomsOf({ texts, addresses, pages, ...rest }: DayDifference): [string, DayDifference][] {
  const none = { texts: [], addresses: [], pages: [], ...rest };
  return [
    // A section may have another heading on another day.
    ...texts.map((one): [string, DayDifference] => [
      JSON.stringify([one.page, one.before, one.after]),
      { ...none, texts: [one] },
    ]),
    ...addresses.map((one): [string, DayDifference] => [JSON.stringify(one), { ...none, addresses: [one] }]),
    ...pages.map((one): [string, DayDifference] => [one, { ...none, pages: [one] }]),
  ];
}
