import { cached } from '../../base/cached.ts';
import { editedAt, writtenAt, dependsOn, isRead, sectionsByPage, shownTexts } from '../edit/where/shown-text.ts';
import type { ShownText } from '../edit/where/shown-text.ts';
import type { Origin } from '../../model/resolve/resolved.ts';
import { lucideIcons, readIconShapes } from '../../validate/icons.ts';
import { scalarsIn, textAt, type JsonObject, type DocumentPath, valueAt, type Json, textsIn } from '../../base/json.ts';
import { type Spec, sourceAt } from '../edit/spec.ts';
import type { Source } from '../../read/source.ts';
import { formatFigure, type FigureLocale } from '../../model/locale/spec-locale.ts';
import { schemaPlace } from '../../schemas/schema-walk.ts';
import { formatDate } from '../../../src/shared/dates.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { remarksOf, type Settlement } from './remarks.ts';
import type { PageValue, ShownOn } from '../../../src/shared/editing.ts';
import type { MadePage } from '../../model/pages/pages.ts';
import type { Row } from '../../model/index/spec-index.ts';

/** Every value that a page shows: its head, block by block in its order, then the parts of all pages. */
export function pageValues(spec: Spec, address: string, settlement: Settlement): PageValue[] {
  const page = spec.pages.find(({ path }) => path === address);
  const shown = shownTexts({ ...spec, pages: page === undefined ? [] : [page] });
  const remarksIn = cached((source: Source) => remarksOf(spec, source, settlement));
  const locale = spec.index.locale;
  const placed = (
    from: Origin,
    shownAs: Pick<PageValue, 'block' | 'reads' | 'as' | 'drawn' | 'citedBy'>,
  ): PageValue[] => {
    const origin = editedAt(from);
    // Figures that are worked out are resolved from a file of their own, which has the name of the written one.
    const source = sourceAt(spec, origin.source.document.file);
    if (source === undefined) return [];
    const path = writtenAt(source, origin.path);
    const written = schemaPlace(source, path, spec.schemas).schema();
    return [
      {
        file: source.document.file,
        path,
        line: source.document.locate(path).line,
        ...shownAs,
        as: shownAs.as === 'section' ? 'section' : kindBy(written, shownAs.as),
        words: subjectOf(spec, source, path).words,
        remark: remarksIn(source)(path).at(-1)?.kind ?? null,
      },
    ];
  };
  const valueOf = (text: ShownText): PageValue[] => {
    const block = page?.blocks.findIndex((one) => one === text.within) ?? -1;
    const as = kindBy(text.schema(), isRead(text, spec.schemas) ? 'text' : 'name');
    const drawn = as === 'icon' ? drawingOf(String(text.value)) : undefined;
    const shownAs = { block: block < 0 ? null : block, reads: readsOf(text.value, locale) };
    const cited = citedAt(text);
    const [citedBy] = cited === undefined ? [] : placed(cited, { ...shownAs, as: 'name' });
    return placed(text.origin(), { ...shownAs, as, ...(drawn && { drawn }), ...(citedBy && { citedBy }) });
  };
  const taken = page === undefined ? [] : textsOutsideBlocks(spec, page);
  return [
    ...shown.flatMap(valueOf),
    ...taken.flatMap(({ source, path, text, block }) =>
      placed({ source, path }, { block, reads: readsOf(text, locale), as: 'text' }),
    ),
    ...(page?.blocks ?? []).flatMap((one, block) => placed(one.originOf([]), { block, reads: [], as: 'section' })),
  ];
}

/** The reference of a section that a text comes from: « { ref: facts.average-roi } » among its figures. */
function citedAt({ within, path }: ShownText): Origin | undefined {
  const { source, path: start } = within.originOf([]);
  const holders = [...path, ''].map((_, depth) => [...start, ...path.slice(0, depth)]);
  const at = holders.map((one) => [...one, 'ref']).find((one) => textAt(source.data, one) !== undefined);
  return at && { source, path: at };
}

/** An icon as the page has it: the names and numbers of its elements. */
function drawingOf(name: string): string | undefined {
  if (!lucideIcons().has(name)) return undefined;
  const shapes = readIconShapes(name);
  return shapes.map(([tag, attributes]) => [tag, ...Object.values(attributes).toSorted()].join(' ')).join(';');
}

/** The kind of a value by the schema of the place that shows it, or of the place where it is written; else `as`. */
function kindBy(schema: JsonObject | undefined, as: PageValue['as']): PageValue['as'] {
  if (schema?.icon === true) return 'icon';
  if (schema?.pictureFile === true) return 'picture';
  if (schema?.href !== undefined) return 'link';
  // Commands and their answers are read as they are typed.
  return as === 'name' && schema?.verbatim === true ? 'text' : as;
}

/** A number without its unit, a day in letters. */
function readsOf(value: string | number, locale: FigureLocale): string[] {
  if (typeof value === 'number') return [formatFigure(value, undefined, locale)];
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, locale) : undefined;
  return day === undefined ? [value] : [value, day];
}

/** The values of the page itself: its head and its blocks, without the parts of all pages. */
export function ofPage(values: readonly PageValue[]): PageValue[] {
  return values.filter(({ block, file }) => block !== null || file === 'spec/routes.yaml');
}

/** Every place where visitors read a value, through any number of references and calculations. */
export function alsoShown(spec: Spec, source: Source, path: DocumentPath): ShownOn[] {
  const texts = dependsOn(spec, source, path).filter((text) => isRead(text, spec.schemas));
  return sectionsByPage(texts).map(({ page = null, sections }) => ({ page, sections }));
}

/** A text that a page shows and that is written outside its blocks. */
interface TextOutsideBlocks extends Origin {
  readonly text: string;
  /** Its index; null outside the blocks. */
  readonly block: number | null;
}

/** The names of the parent pages in the breadcrumb, the rows that the settings name, and the choices in the forms of a page. */
function textsOutsideBlocks(spec: Spec, page: MadePage): TextOutsideBlocks[] {
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
