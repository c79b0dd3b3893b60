import { kebab } from '../../../base/names.ts';
import { fileName } from '../../../model/index/duplicate-rows.ts';
import { Edits, type NamedRow, placeKey, type Spec, isPageOf, rowsWithId, targetOf } from '../spec.ts';
import { type Mention, mentionsOf } from '../mentions/mentions-of.ts';
import { keepRedirects } from '../update-redirects.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { isMap } from 'yaml';
import { valueAt, textAt, valuesIn } from '../../../base/json.ts';
import { insertEntry, removeEntry } from '../yaml/entries.ts';
import { collectionAt, spliced } from '../yaml/yaml-text.ts';
import { addressWithId, familiesOf } from '../../../model/index/hidden-row.ts';
import { rowLinks } from '../../../model/published/row-links.ts';
import { type Redirect, formerIdsOf } from '../../../model/redirects/redirects.ts';
import type { Row } from '../../../model/index/spec-index.ts';
import { schemaAt, schemaPlace } from '../../../schemas/schema-walk.ts';
import type { Source } from '../../../read/source.ts';

/** A row, with its former ids as they are and as they will be: old links name them. */
interface RenamedRow {
  readonly table: string;
  readonly row: Row;
  readonly former: readonly string[];
  readonly nextFormer: readonly string[];
}

/** A row that is to have another id, and the consequences. */
export interface RenamePlan extends RenamedRow {
  readonly to: string;
  /** The rows whose id it is too: of the same table, on the site on other days; of another, which a page picks by the ids of this one. */
  readonly sharedRows: readonly RenamedRow[];
  /** The addresses of its pages, which change with it. */
  readonly moves: readonly (Redirect & { readonly to: string })[];
  /** Old addresses that its table cannot keep by a former id, and spec/redirects.yaml keeps. */
  readonly redirects: readonly Redirect[];
  readonly mentions: readonly Mention[];
  readonly edits: Edits;
}

/** The consequences of a new id for the addresses and old links of a row. */
function renamingOf(spec: Spec, table: string, row: Row, to: string): Omit<RenamePlan, 'mentions' | 'edits'> {
  const { pages, published, schemas } = spec;
  const named = { table, id: row.id };
  const all = [named, ...rowsSharingId(spec, named)].flatMap((one) =>
    rowsWithId(spec, one).map((found) => ({ table: one.table, row: found })),
  );
  const shared = all.filter((one) => placeKey(one.row) !== placeKey(row));
  const hasFormer = (of: string) => schemaAt(schemas.tables.get(of) ?? {}, ['formerIds'], schemas) !== undefined;
  const moved = pages.flatMap((page) => {
    const owner = [{ table, row }, ...shared].find((one) => isPageOf(page, one.row));
    if (owner === undefined || typeof page.template !== 'string') return [];
    const next = addressWithId(page.template, to);
    return next === page.path || next.includes('{') ? [] : [{ from: page.path, to: next, table: owner.table }];
  });
  const renamed = (one: { table: string; row: Row }): RenamedRow => {
    const former = formerIdsOf(one.row.data);
    const others = former.filter((id) => id !== to);
    const isFormer = hasFormer(one.table) && isLinked(spec, one.table, one.row);
    return { ...one, former, nextFormer: isFormer ? [...others, one.row.id] : others };
  };
  return {
    ...renamed({ table, row }),
    sharedRows: shared.map(renamed),
    to,
    moves: moved,
    redirects: moved.filter((move) => !hasFormer(move.table) && published.has(move.from)),
  };
}

/** True if links can name the row: by a published address or, where it has no page, by a parameter of a form or the calculator. */
function isLinked(spec: Spec, table: string, { id }: Row): boolean {
  const families = familiesOf(spec.index).filter((family) => family.table === table);
  if (families.length > 0) return families.some(({ template }) => spec.published.has(addressWithId(template, id)));
  return rowLinks(spec).some(({ start, tables }) => tables.includes(table) && spec.published.has(start + id));
}

/** Why a text cannot be an id, in French; `undefined` for one that can. */
export function misspeltId(to: string): string | undefined {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to)
    ? undefined
    : `« ${to} » ne peut pas être un identifiant : écrivez-le en minuscules sans accent, avec des tirets (« ${kebab(to).replace(/^(?![a-z]).*/u, 'mon-secteur')} »).`;
}

/** Why a row cannot take this id, in French: it has it, or another row has. */
export function takenId(spec: Spec, row: NamedRow, to: string): string | undefined {
  if (to === row.id) return `Elle s'appelle déjà « ${to} ».`;
  const taken = [row, ...rowsSharingId(spec, row)].find(({ table }) => spec.index.rowsById.get(table)?.has(to));
  return taken === undefined ? undefined : `La table « ${taken.table} » a déjà une ligne « ${to} ».`;
}

/** Everything that has to change for the row to have its new id; nothing is written. */
export function planRename(spec: Spec, table: string, row: Row, to: string): RenamePlan {
  const edits = new Edits();
  const renaming = renamingOf(spec, table, row, to);
  const { moves } = renaming;
  const rows = [renaming, ...renaming.sharedRows];
  const mentions = mentionsOfAll(spec, rows, new Set(moves.map(({ from }) => from)));
  for (const one of rows) edits.add(one.row.source, (yaml) => setScalar(yaml, [...one.row.path, 'id'], to));
  const links = rowLinks(spec).filter(({ tables }) => rows.some((one) => tables.includes(one.table)));
  const living = [...moves.map((move) => move.to), ...links.map(({ start }) => start + to)];
  const changed = mentions.filter((one) => !isRemovedRedirect(one, living));
  for (const group of Map.groupBy(changed, placeKey).values()) {
    const [{ source, path, text } = group[0]!] = group;
    const names = group.map(({ start, end, as }) => ({
      start,
      end,
      text: nameOf(text.slice(start, end), as, renaming),
    }));
    edits.add(source, (yaml) => setScalar(yaml, path, spliced(text, names)));
  }
  for (const one of rows) keepFormerIds(edits, one);
  keepRedirects(edits, spec, renaming.redirects, living);
  for (const { row: one } of rows) {
    if (fileName(one) !== one.id) continue;
    const { file } = one.source.document;
    edits.renameFile(one.source, file.slice(0, file.lastIndexOf('/') + 1) + to + /\.ya?ml$/.exec(file)?.[0]);
  }
  return { ...renaming, mentions, edits };
}

/** True of a mention in a redirect whose address becomes that of a page: the redirect is removed. */
function isRemovedRedirect({ source, path }: Mention, living: readonly string[]): boolean {
  const from = valueAt(source.data, [...path.slice(0, -1), 'from']);
  return source.document.kind === 'redirects' && living.includes(String(from));
}

/** The mentions of any of the rows, which share one id; each place once. */
function mentionsOfAll(spec: Spec, rows: readonly RenamedRow[], addresses: ReadonlySet<string>): Mention[] {
  const tables = new Map(rows.map(({ table, row }) => [table, row.id]));
  const all = [...tables].flatMap(([table, id]) => mentionsOf(spec, { table, id }, addresses));
  const keyed = all.map((one) => [`${placeKey(one)} ${one.start}`, one] as const);
  return [...new Map(keyed).values()];
}

function nameOf(written: string, as: Mention['as'], { to, moves }: Pick<RenamePlan, 'to' | 'moves'>): string {
  return as === 'id' ? to : (moves.find(({ from }) => from === written)?.to ?? written);
}

/** Writes the former ids of a row as they will be: the id that it has now joins them, and one that it takes again leaves. */
function keepFormerIds(edits: Edits, { row, former, nextFormer }: RenamedRow): void {
  const list = [...row.path, 'formerIds'];
  const gone = former.findIndex((id) => !nextFormer.includes(id));
  const added = nextFormer.find((id) => !former.includes(id));
  if (gone === -1 && added === undefined) return;
  edits.add(row.source, (yaml) => {
    if (gone !== -1 && added !== undefined) return setScalar(yaml, [...list, gone], added);
    if (added === undefined) return removeEntry(yaml, former.length === 1 ? list : [...list, gone]);
    if (former.length > 0) return insertEntry(yaml, list, former.length, added);
    const node = collectionAt(yaml, row.path)?.node;
    const place = isMap(node) ? node.items.findIndex(({ key }) => String(key) === 'id') : -1;
    return insertEntry(yaml, row.path, place + 1, `formerIds: [${added}]`);
  });
}

/**
 * The rows of other tables with the id of a row, which a page picks by a list of ids of its table
 * (`rows: { from: service-cards, pick: { ref: service-groups.core.technologies } }`): all of them get another id together, or none.
 */
function rowsSharingId(spec: Spec, { table, id }: NamedRow): NamedRow[] {
  const pairs = tablesSharing(spec, id);
  const found = new Set([table]);
  for (const one of found) for (const pair of pairs) if (pair.includes(one)) for (const other of pair) found.add(other);
  return [...found].slice(1).map((other) => ({ table: other, id }));
}

/** The pairs of tables whose rows of this id belong together. */
function tablesSharing(spec: Spec, id: string): [table: string, from: string][] {
  return spec.sources.flatMap((source) => {
    const row = spec.pages.find(({ page }) => page === source)?.row;
    return borrowed(source).flatMap(({ from, ref }): [string, string][] => {
      const target = targetOf(spec, ref, row);
      if (!Array.isArray(target?.value) || !target.value.map(String).includes(id)) return [];
      const table = schemaPlace(target.source, [...target.path, 0], spec.schemas).schema()?.refersTo;
      if (typeof table !== 'string' || table === from) return [];
      return [table, from].every((one) => spec.index.rowsById.get(one)?.has(id)) ? [[table, from]] : [];
    });
  });
}

/** The queries of a file that pick rows by a list written elsewhere. */
function borrowed({ data }: Source): { from: string; ref: string }[] {
  return valuesIn(data).flatMap(({ value }) => {
    const [from, ref] = [textAt(value, ['from']), textAt(value, ['pick', 'ref'])];
    return from === undefined || ref === undefined ? [] : [{ from, ref }];
  });
}
