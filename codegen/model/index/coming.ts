import { firstOf } from '../../base/french.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { ownName } from '../../base/names.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { SpecIndex } from './spec-index.ts';
import { dayAfter, daysOf, inFrench, type Days, datedIn } from './days.ts';

/** A day on which the site changes by itself, once it is built. */
export interface ComingDay {
  /** `YYYY-MM-DD`. */
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

const mostNamed = 3;

/** « Prochain changement le 1er janvier 2027 : disparaît « Offre de Noël » (packs). Reconstruisez le site ce jour-là. » Nothing where nothing comes. */
export function formatComing([next]: readonly ComingDay[]): string[] {
  if (next === undefined) return [];
  return [
    `Prochain changement le ${inFrench(next.day)} : ${comingWords(next)}. Reconstruisez le site ce jour-là (npm run build).`,
  ];
}

/** « disparaît « Offre de Noël » (packs) » */
function comingWords({ appears, disappears }: ComingDay): string {
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
