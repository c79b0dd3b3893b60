import { firstOf } from '../../base/french.ts';
import { exists, isoForm, readDay } from '../../base/calendar-day.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { ownName } from '../../base/names.ts';
import type { Source, SpecDocument } from '../../read/source.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { SpecIndex } from './spec-index.ts';
import { dayAfter, daysOf, inFrench, type Days } from './days.ts';
import { datedIn } from './shown-index.ts';

/** A day on which the site changes by itself, once it is built. */
export interface ComingDay {
  /** `AAAA-MM-JJ`. */
  readonly day: string;
  /** French: « « Offre de Noël » (packs) », « section « Vœux » (accueil) ». */
  readonly appears: readonly string[];
  readonly disappears: readonly string[];
}

/** Every day after `day` on which rows or blocks appear or disappear, the next one first. Drafts never do. */
export function comingDays(index: SpecIndex, schemas: Schemas, day: string): ComingDay[] {
  const changes = datedParts(index, schemas).flatMap(({ name, days: { from, until, draft } }) =>
    draft
      ? []
      : [
          ...(from === undefined ? [] : [{ day: from, name, isNew: true }]),
          ...(until === undefined ? [] : [{ day: dayAfter(until), name, isNew: false }]),
        ],
  );
  const later = changes.filter((change) => change.day > day).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return [...Map.groupBy(later, (change) => change.day)].map(([on, all]) => ({
    day: on,
    appears: all.filter(({ isNew }) => isNew).map(({ name }) => name),
    disappears: all.filter(({ isNew }) => !isNew).map(({ name }) => name),
  }));
}

/** A finding of a day to come, with that day in its message. */
export function onDay({ message, ...finding }: Finding, day: string): Finding {
  return { ...finding, message: `à partir du ${inFrench(day)}, ${message}` };
}

/** How many names are listed. */
const mostNamed = 3;

/** « Prochain changement le 1er janvier 2027 : disparaît « Offre de Noël » (packs). Reconstruisez le site ce jour-là. » Nothing where nothing comes. */
export function formatComing([next]: readonly ComingDay[]): string[] {
  if (next === undefined) return [];
  return [
    `Prochain changement le ${inFrench(next.day)} : ${comingWords(next)}. Reconstruisez le site ce jour-là (npm run build).`,
  ];
}

/** « disparaît « Offre de Noël » (packs) » */
export function comingWords({ appears, disappears }: ComingDay): string {
  const said = (names: readonly string[], one: string, many: string) =>
    names.length === 0 ? [] : [`${names.length === 1 ? one : many} ${firstOf(names, mostNamed)}`];
  return [...said(appears, 'paraît', 'paraissent'), ...said(disappears, 'disparaît', 'disparaissent')].join(' ; ');
}

/** The rows and blocks of a spec that appear or disappear on some day. */
function datedParts({ tableFiles, pages }: SpecIndex, schemas: Schemas): { name: string; days: Days }[] {
  const parts = [...tableFiles, ...pages.values()].flatMap((source) =>
    datedIn(source, schemas).map(({ value, schema }) => {
      const { kind, name } = source.document;
      const noun = kind === 'table' ? '' : 'section ';
      return { name: `${noun}« ${ownName(value) ?? ''} » (${name})`, days: daysOf(value, schema) };
    }),
  );
  return parts.filter(({ days }) => days.from !== undefined || days.until !== undefined);
}

const written = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}\b/gu;

/**
 * The days on which the site may change by itself, in order: for each date that stands anywhere in the spec, that day
 * and the day after it. Between two of them every day has the same site.
 */
export function turningDays(sources: readonly Pick<Source, 'document'>[]): string[] {
  const dates = sources.flatMap(({ document }) => datesIn(document));
  return [...new Set(dates.flatMap((day) => [day, dayAfter(day)]))].toSorted();
}

function datesIn({ text }: SpecDocument): string[] {
  return [...text.matchAll(written)].flatMap(([date]) => {
    const day = readDay(date.replaceAll(/\s+/gu, ' '));
    return day !== undefined && exists(day) ? [isoForm(day)] : [];
  });
}

/** Before all days that a spec names. */
const always = '0001-01-01';

/** The first of the days that have the same site as `day`: a page that is made for one of them serves all. */
export function settledDay(turning: readonly string[], day: string): string {
  return turning.findLast((one) => one <= day) ?? always;
}

/** The first day after `day` that may have another site; nothing where none has. */
export function nextTurn(turning: readonly string[], day: string): string | undefined {
  return turning.find((one) => one > day);
}
