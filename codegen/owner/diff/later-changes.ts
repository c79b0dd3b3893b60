import { comingWords, onDay, turningDays } from '../../model/index/coming.ts';
import { dayAfter, dayBefore } from '../../model/index/days.ts';
import type { Finding } from '../../base/findings/finding.ts';
import type { Spec } from '../edit/spec.ts';
import { differingTexts, textChanges, type TextDifference } from './differing-texts.ts';
import type { Programs, Rendered } from './renderers.ts';
import { aroundMain } from './page-sections.ts';
import type { PageRenders } from './page-renders.ts';
import { changedFiles, filesBeside, movedAddresses } from './published-files.ts';
import type { Site } from '../../model/site.ts';
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
  /** The files beside the pages that differ. */
  readonly files: readonly string[];
  /** How many pages both have. */
  readonly pageCount: number;
  /** The pages whose sections differ, `undefined` among them where menus or footer do. */
  readonly parts: ReadonlySet<string | undefined>;
  /** The pages that differ, by address. */
  readonly pairs: ReadonlyMap<string, Pair>;
  readonly made: readonly Made[];
}

/** A page of both sites, and the texts that differ. */
interface Pair {
  readonly was: string;
  readonly is: string;
  readonly texts: readonly TextDifference[];
}

/** What is made of a site on a day. */
interface Made {
  readonly site: Site;
  readonly pages: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

/** Another day has other files only if it has other rows or pages. */
function madeOn({ renders, site, pages: sources }: Side, day: string | undefined, last: Made | undefined): Made {
  const pages = renders.of(site, sources, day);
  if (last?.site === site && [...pages].every(([path, html]) => last.pages.get(path) === html)) return last;
  return { site, pages, files: filesBeside({ ...site, ...(day !== undefined && { day }) }, pages, renders) };
}

/**
 * What differs between the pages of two sites on a day. A page that takes the place of a former one is compared with it.
 * @param last the difference of another day: most pages are the same
 */
export function differenceOn(before: Side, after: Side, day = after.site.day, last?: DayDifference): DayDifference {
  const addresses = movedAddresses(before.site, after.site);
  const former = new Map(addresses.flatMap(({ address, to }) => (to === undefined ? [] : [[to, address]])));
  const made = [madeOn(before, day, last?.made[0]), madeOn(after, day, last?.made[1])] as const;
  const [old, now] = made;
  const shared = [...now.pages].flatMap(([page, is]) => {
    const was = old.pages.get(page) ?? old.pages.get(former.get(page) ?? '');
    return was === undefined ? [] : [{ page, was, is }];
  });
  const pairs = shared.flatMap(({ page, was, is }) => {
    if (was === is) return [];
    const known = last?.pairs.get(page);
    const isKnown = known?.was === was && known.is === is;
    return [{ page, was, is, texts: isKnown ? known.texts : differingTexts(page, was, is) }];
  });
  const differingParts = pairs.flatMap(({ page, ...pair }) => {
    const [was, is] = [aroundMain(pair.was), aroundMain(pair.is)];
    const isAroundSame = was.top === is.top && was.bottom === is.bottom;
    return [...(was.main === is.main ? [] : [page]), ...(isAroundSame ? [] : [undefined])];
  });
  return {
    pageCount: shared.length,
    parts: new Set(differingParts),
    addresses,
    texts: pairs.flatMap(({ texts }) => texts),
    pages: pairs.flatMap(({ page, texts }) => (texts.length === 0 ? [page] : [])),
    files: changedFiles(old.files, now.files).map((name) => name.replace(/^\w+ /u, '')),
    pairs: new Map(pairs.map(({ page, ...pair }) => [page, pair])),
    made,
  };
}

/** What differs from a day on that did not the day before, or until a day, and the findings that only come then. */
export async function laterChanges(
  before: Side,
  after: Side,
  { today, programs }: { today: DayDifference; programs: Pick<Programs, 'of'> },
): Promise<{ later: LaterChange[]; findings: readonly Finding[] }> {
  const { day } = after.spec.load;
  const turning = [before, after].flatMap(({ spec }) => turningDays(spec.sources)).filter((one) => one > day);
  const compared: ComparedDay[] = [{ day, atoms: atomsOf(today) }];
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
  let last = today;
  for (const on of [...new Set(turning)].toSorted()) {
    old = await sideOn(on, before, old);
    now = await sideOn(on, after, now);
    if (old === undefined || now === undefined) continue;
    last = differenceOn(old, now, on, last);
    compared.push({ day: on, atoms: atomsOf(last) });
  }
  const groups = Map.groupBy(spansOf(compared), ({ from, until }) => `${from} ${until}`);
  const later = [...groups.values()].map((group): LaterChange => {
    const [{ from, until, atom }] = group as [Span];
    return {
      from,
      ...(until !== undefined && { until }),
      rows: comingOn(from === day && until !== undefined ? dayAfter(until) : from, before.spec, after.spec),
      addresses: group.flatMap((one) => one.atom.addresses),
      texts: textChanges(
        group.flatMap((one) => one.atom.texts),
        atom.pageCount,
      ),
      pages: group.flatMap((one) => one.atom.pages),
      files: group.flatMap((one) => one.atom.files),
    };
  });
  return { later, findings };
}

/** The rows and sections that come or go on a day, as they did not before the change. */
function comingOn(day: string, before: Spec, after: Spec): string[] {
  const [old, now] = [before, after].map(({ load }) => load.coming.filter((one) => one.day === day).map(comingWords));
  return now!.filter((words) => !old!.includes(words));
}

interface ComparedDay {
  readonly day: string;
  readonly atoms: ReadonlyMap<string, DayDifference>;
}

/** One difference, from its first day to its last. */
interface Span {
  readonly from: string;
  readonly until: string | undefined;
  readonly atom: DayDifference;
}

/** The spans of what differs, but for what differs on all days. */
function spansOf(days: readonly ComparedDay[]): Span[] {
  return days.flatMap(({ day, atoms }, at) =>
    [...atoms].flatMap(([key, atom]): Span[] => {
      if (at > 0 && days[at - 1]!.atoms.has(key)) return [];
      const end = days.find((one, place) => place > at && !one.atoms.has(key));
      return at === 0 && end === undefined ? [] : [{ from: day, until: end && dayBefore(end.day), atom }];
    }),
  );
}

/** Each part of a difference by itself, with a key. */
function atomsOf({ texts, addresses, pages, files, ...rest }: DayDifference): Map<string, DayDifference> {
  const none = { texts: [], addresses: [], pages: [], files: [], ...rest };
  return new Map<string, DayDifference>([
    // A section may have another heading on another day.
    ...texts.map((one) => [JSON.stringify([one.page, one.before, one.after]), { ...none, texts: [one] }] as const),
    ...addresses.map((one) => [JSON.stringify(one), { ...none, addresses: [one] }] as const),
    ...pages.map((one) => [one, { ...none, pages: [one] }] as const),
    ...files.map((one) => [`file ${one}`, { ...none, files: [one] }] as const),
  ]);
}
