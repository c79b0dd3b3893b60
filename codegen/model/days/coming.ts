import type { Finding } from '../../base/findings/finding.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { ownName } from '../../base/names.ts';
import { datedBlocks, datedRows } from './dated-parts.ts';
import { dayAfter, daysOf, inFrench, type Days } from './days.ts';

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

/** A finding of a day to come, which says so. */
export function onDay({ message, ...finding }: Finding, day: string): Finding {
  return { ...finding, message: `à partir du ${inFrench(day)}, ${message}` };
}

/** How many names are told. */
const mostNamed = 3;

/** « Prochain changement le 1er janvier 2027 : disparaît « Offre de Noël » (packs). Reconstruisez le site ce jour-là. » Nothing where nothing comes. */
export function formatComing([next]: readonly ComingDay[]): string[] {
  if (next === undefined) return [];
  const said = (names: readonly string[], one: string, many: string) =>
    names.length === 0 ? [] : [`${names.length === 1 ? one : many} ${listed(names)}`];
  const all = [
    ...said(next.appears, 'paraît', 'paraissent'),
    ...said(next.disappears, 'disparaît', 'disparaissent'),
  ].join(' ; ');
  return [`Prochain changement le ${inFrench(next.day)} : ${all}. Reconstruisez le site ce jour-là (npm run build).`];
}

function listed(names: readonly string[]): string {
  const rest = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (rest > 0 ? ` et ${rest === 1 ? 'un autre' : `${rest} autres`}` : '');
}

/** Rows and blocks of a spec that say their days. */
function datedParts({ tables, pages }: SpecIndex, schemas: Schemas): { name: string; days: Days }[] {
  const rows = [...tables].flatMap(([table, all]) => {
    const schema = schemas.tables.get(table) ?? {};
    return datedRows(all, schema).map(({ data, id }) => ({
      name: `« ${ownName(data) ?? id} » (${table})`,
      days: daysOf(data, schema),
    }));
  });
  const blocks = [...pages].flatMap(([page, source]) =>
    datedBlocks(source, schemas).map(({ block, schema }) => ({
      name: `section « ${ownName(block) ?? ''} » (${page})`,
      days: daysOf(block, schema),
    })),
  );
  return [...rows, ...blocks].filter(({ days }) => days.from !== undefined || days.until !== undefined);
}
