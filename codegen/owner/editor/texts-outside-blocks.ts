import type { Spec } from '../edit/spec.ts';
import type { MadePage } from '../../model/pages/page-plan.ts';
import { schemaPlace } from '../../schemas/schema-place.ts';
import type { Source } from '../../read/source.ts';
import type { Row } from '../../model/index/spec-index.ts';
import { valueAt, type DocumentPath, type Json } from '../../base/json.ts';
import { scalarsIn } from '../edit/where/shown-text.ts';
import { textsIn } from '../../base/walk-texts.ts';

/** A text that a page shows and that is written outside its blocks. */
export interface TextOutsideBlocks {
  readonly source: Source;
  readonly path: DocumentPath;
  readonly text: string;
  /** The index of the block that shows it; null outside the blocks. */
  readonly block: number | null;
}

/** The names of the parent pages in the breadcrumb, the rows that the settings name, and the choices in the forms of a page. */
export function textsOutsideBlocks(spec: Spec, page: MadePage): TextOutsideBlocks[] {
  return [
    ...namesAbove(spec, page),
    ...settingRows(spec),
    ...page.blocks.flatMap((block, at) => choicesIn(spec, block.value, at)),
  ];
}

function namesAbove({ pages }: Spec, { path }: MadePage): TextOutsideBlocks[] {
  const above = pages.filter((one) => one.path !== path && (one.path === '/' || path.startsWith(`${one.path}/`)));
  return above.flatMap(({ route }) => {
    const name = valueAt(route.value, ['name']) ?? valueAt(route.value, ['head', 'title']);
    const at = valueAt(route.value, ['name']) === undefined ? ['head', 'title'] : ['name'];
    return typeof name === 'string' ? [{ ...route.originOf(at), text: name, block: null }] : [];
  });
}

/** `vat: ht` in the settings: the texts of that row, which stand beside every price. */
function settingRows(spec: Spec): TextOutsideBlocks[] {
  const site = spec.index.singles.get('site');
  if (site === undefined) return [];
  return textsIn(site.data).flatMap(({ path, text }) => {
    const table = schemaPlace(site, path, spec.schemas).schema()?.refersTo;
    return typeof table === 'string' ? textsOf(rowsNamed(spec, `${table}.${text}`), null) : [];
  });
}

/** Of a block with a form: every text of the rows from which its fields take their choices (`choices: { from: … }`). */
function choicesIn(spec: Spec, block: Json, at: number): TextOutsideBlocks[] {
  const from = textsIn(block).filter(({ path }) => path.at(-1) === 'from' && path.at(-2) === 'choices');
  return [...new Set(from.map(({ text }) => text))].flatMap((named) => textsOf(rowsNamed(spec, named), at));
}

function textsOf(rows: readonly { row: Row; below: DocumentPath }[], block: number | null): TextOutsideBlocks[] {
  return rows.flatMap(({ row, below }) =>
    scalarsIn(valueAt(row.data, below) ?? null, [...row.path, ...below]).flatMap(({ value, path }) =>
      path.at(-1) === 'id' ? [] : [{ source: row.source, path, text: String(value), block }],
    ),
  );
}

/** `demo-types`: each row of the table; `form-options.sector.options`: a list of one of them. */
function rowsNamed({ index }: Spec, named: string): { row: Row; below: DocumentPath }[] {
  const [table = '', id, ...below] = named.split('.');
  const rows = [...(index.rowsById.get(table)?.values() ?? [])];
  return rows.filter((row) => id === undefined || row.id === id).map((row) => ({ row, below }));
}
