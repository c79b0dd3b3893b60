import { firstOf, others } from '../../../base/french.ts';
import type { MadePage } from '../../../model/pages/pages.ts';
import { asWritten, type Origin, type Resolved } from '../../../model/resolve/resolved.ts';
import { schemaAt, blockSchema, isName, schemaPlace } from '../../../schemas/schema-walk.ts';
import { isObject, scalarsIn, valueAt, type DocumentPath, type JsonObject } from '../../../base/json.ts';
import { asTyped } from '../../../../src/shared/locale.ts';
import type { Schemas } from '../../../schemas/schemas.ts';
import type { Source } from '../../../read/source.ts';
import { changesBy } from '../edits.ts';
import { placeKey, type Spec } from '../spec.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { sectionOf } from '../words/subject.ts';
import type { LoadResult } from '../../../pipeline.ts';

/** A text or figure as a visitor reads it, and where it is written. */
export interface ShownText {
  /** Its address; `undefined` for the parts of all pages. */
  readonly page: string | undefined;
  /** The heading of its section, in French words where it has none. */
  readonly section: string;
  readonly value: string | number;
  /** In the value that its block, route or file comes to. */
  readonly path: DocumentPath;
  readonly within: Pick<Resolved, 'value' | 'originOf' | 'facts'>;
  readonly origin: () => Origin;
  readonly schema: () => JsonObject | undefined;
}

/** Where visitors read something: page by page, `undefined` for all pages. */
export type Shown = readonly Pick<ShownText, 'page' | 'section'>[];

/** The pages that show something, each with the names of its sections as they are typed. */
export function sectionsByPage(shown: Shown): { page: string | undefined; sections: string[] }[] {
  return [...Map.groupBy(shown, ({ page }) => page)].map(([page, all]) => ({
    page,
    sections: [...new Set(all.map(({ section }) => asTyped(section)))],
  }));
}

const mostPages = 4;

/** « / (« Nos tarifs »), /demo (titre et résumé de la page) et 3 autres pages » */
export function shownWords(shown: Shown, mostSections = Infinity): string {
  // All pages come first, so that they are never among the others.
  const pages = sectionsByPage(shown).toSorted((a, b) => Number(a.page !== undefined) - Number(b.page !== undefined));
  const first = pages.slice(0, mostPages).map(({ page = 'toutes les pages', sections }) => {
    const names = sections.map((section) => section.replace(/^section (?=«)/u, ''));
    return `${page} (${firstOf(names, mostSections)})`;
  });
  const rest = pages.length - mostPages;
  return `${first.join(', ')}${rest > 0 ? ` et ${others(rest, 'page', 'une')}` : ''}`;
}

/** Everything that pages show, in the order of the site: their head, their blocks, then the parts of all pages. */
export function shownTexts(spec: Pick<Spec, 'pages' | 'schemas' | 'load' | 'index'>): ShownText[] {
  return [...spec.pages.flatMap((page) => onPage(page, spec)), ...onAllPages(spec)];
}

function onPage(page: MadePage, { schemas }: Pick<Spec, 'schemas'>): ShownText[] {
  const { head, name } = isObject(page.route.value) ? page.route.value : {};
  const route = {
    value: { ...(head !== undefined && { head }), ...(name !== undefined && { name }) },
    originOf: (path: DocumentPath) => page.route.originOf(path),
    facts: page.route.facts,
  };
  return [
    ...scalarsOf(route, 'titre et résumé de la page', page.path, () => undefined),
    ...page.blocks.flatMap((block) => {
      const schema = blockSchema(block.value, schemas);
      const at = (path: DocumentPath) => (schema === undefined ? undefined : schemaAt(schema, path, schemas));
      return scalarsOf(block, sectionOf(block.value, schema), page.path, at);
    }),
  ];
}

/** Menus, footer and settings. */
function onAllPages({ load, index, schemas }: Pick<Spec, 'load' | 'index' | 'schemas'>): ShownText[] {
  const files = [
    ['navigation', 'menus et pied de page'],
    ['site', 'réglages et textes communs'],
  ] as const;
  return files.flatMap(([kind, section]) => {
    const source = index.singles.get(kind);
    if (source === undefined) return [];
    const within = load.everywhere.get(kind) ?? asWritten(source);
    const schema = schemas.kinds.get(kind) ?? {};
    return scalarsOf(within, section, undefined, (path) => schemaAt(schema, path, schemas));
  });
}

function scalarsOf(
  within: ShownText['within'],
  section: string,
  page: string | undefined,
  schemaOf: (path: DocumentPath) => JsonObject | undefined,
): ShownText[] {
  return scalarsIn(within.value).map(({ value, path }) => ({
    page,
    section,
    value,
    path,
    within,
    origin: () => within.originOf(path),
    schema: () => schemaOf(path),
  }));
}

/** Every text that another value at this place would change, through any number of references and calculations. */
export function dependsOn(spec: Spec, source: Source, path: DocumentPath): ShownText[] {
  const value = valueAt(source.data, path);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const other = typeof value === 'number' ? value + 1 : `${value} x`;
  const after = valueAfter(spec, spec.loader.load(changesBy(source, (yaml) => setScalar(yaml, path, other))));
  return shownTexts(spec).filter((text) => ![undefined, text.value].includes(after(text)));
}

/** The values that pages would show after another load, as a function of a text that they show now; `undefined` where it is gone. */
export function valueAfter(spec: Spec, load: LoadResult): (text: ShownText) => string | number | undefined {
  const texts = shownTexts({ ...spec, load, pages: [...load.pages.values()] });
  const values = new Map(texts.map((text) => [keyOf(text), text.value]));
  return (text) => values.get(keyOf(text));
}

function keyOf({ page, within, path }: ShownText): string {
  return `${page} ${placeKey(within.originOf([]))} ${path.join('/')}`;
}

/** Is it read by visitors: no address, name of an icon, id, colour, or one of a list of words? The schema of the place that shows it decides, and that of the place where it is written. */
export function isRead({ schema, path, origin }: ShownText, schemas: Schemas): boolean {
  const { source, path: written } = origin();
  if ([path.at(-1), written.at(-1)].some((key) => key === 'type' || key === 'id' || key === 'fact')) return false;
  return [schema(), schemaPlace(source, written, schemas).schema()].every((one) => !isName(one ?? {}));
}
