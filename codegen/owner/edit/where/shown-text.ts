import { firstOf, others } from '../../../base/french.ts';
import type { MadePage } from '../../../model/pages/pages.ts';
import { asWritten, referencesIn } from '../../../model/resolve/resolved.ts';
import type { Origin, Resolved } from '../../../model/resolve/resolved.ts';
import { schemaAt, blockSchema, isName, schemaPlace } from '../../../schemas/schema-walk.ts';
import { isObject, scalarsIn, valueAt, type DocumentPath, type JsonObject } from '../../../base/json.ts';
import { asTyped } from '../../../../src/shared/locale.ts';
import type { Schemas } from '../../../schemas/schemas.ts';
import type { Source } from '../../../read/source.ts';
import { changesBy, placeKey, type Spec } from '../spec.ts';
import { setScalar } from '../yaml/set-scalar.ts';
import { sectionOf } from '../words/subject.ts';

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
  const load = spec.loader.load(changesBy(source, (yaml) => setScalar(yaml, path, other)));
  const keyOf = ({ page, within, path: at }: ShownText) => `${page} ${placeKey(within.originOf([]))} ${at.join('/')}`;
  const texts = shownTexts({ ...spec, load, pages: [...load.pages.values()] });
  const after = new Map(texts.map((text) => [keyOf(text), text.value]));
  return shownTexts(spec).filter((text) => ![undefined, text.value].includes(after.get(keyOf(text))));
}

/** Is it read by visitors: no address, name of an icon, id, colour, or one of a list of words? The schema of the place that shows it decides, and that of the place where it is written. */
export function isRead({ schema, path, origin }: ShownText, schemas: Schemas): boolean {
  const { source, path: written } = origin();
  if ([path.at(-1), written.at(-1)].some((key) => key === 'type' || key === 'id' || key === 'fact')) return false;
  return [schema(), schemaPlace(source, written, schemas).schema()].every((one) => !isName(one ?? {}));
}

/** Shown texts by the place where they are written, those shown on most pages first, then in the order of the site. */
export function shownPlaces(found: readonly ShownText[]): Place[] {
  const placed = found.map((shown) => ({ shown, origin: editedAt(shown.origin()) }));
  const groups = Map.groupBy(placed, ({ origin }) => placeKey(origin));
  const places = [...groups.values()].map((group): Place => {
    const [{ origin }] = group as [(typeof placed)[number]];
    const texts = group.map(({ shown: { value } }) =>
      typeof value === 'number' ? value.toLocaleString('fr-FR') : value,
    );
    return {
      ...origin,
      ...originKind(origin),
      // Of a figure, which is shown in parts: with its unit.
      text: texts.toSorted((a, b) => b.length - a.length)[0] ?? '',
      shown: group.map(({ shown: { page, section } }) => ({ page, section })),
    };
  });
  return places.toSorted((a, b) => reachOf(b) - reachOf(a));
}

/** The parts of a fact (its number, its unit, both as a text) are changed in one place. */
export function editedAt({ source, path }: Origin): Origin {
  if (source.document.kind !== 'facts') return { source, path };
  const fact = path.slice(0, path[1] === 'readings' ? 3 : 1);
  const part = ['value', 'derived', 'validUntil'].find((key) => valueAt(source.data, [...fact, key]) !== undefined);
  return { source, path: path.at(-1) === 'label' || part === undefined ? path : [...fact, part] };
}

/**
 * The nearest written place: a value that a role composes has no line of its own, and a reading of a figure inherits its other fields.
 */
export function writtenAt({ data, document }: Source, path: DocumentPath): DocumentPath {
  const [id = '', readings, , ...rest] = path;
  const isThere = (one: DocumentPath) => valueAt(data, one) !== undefined;
  const ofFigure = [id, ...rest];
  if (document.kind === 'facts' && readings === 'readings' && rest.length > 0 && !isThere(path) && isThere(ofFigure))
    return ofFigure;
  let { length } = path;
  while (length > 0 && !isThere(path.slice(0, length))) length -= 1;
  return path.slice(0, length);
}

/** How a shown value is written, which decides how an owner changes it. */
interface OriginKind {
  readonly kind: 'fact' | 'reference' | 'row' | 'typed';
  /** French: « chiffre facts.average-roi.main ». */
  readonly words: string;
}

/** How the value at a place is written. */
export function originKind({ source, path }: Origin): OriginKind {
  const { kind, name } = source.document;
  if (kind === 'facts') {
    const [id = '', readings, reading] = path;
    const fact = readings === 'readings' ? `${id}.${reading}` : String(id);
    return { kind: 'fact', words: `chiffre facts.${fact}` };
  }
  const raw = valueAt(source.data, path);
  const references = typeof raw === 'string' ? referencesIn(raw).map(({ reference }) => reference) : [];
  if (references.length > 0)
    return {
      kind: 'reference',
      words: `texte qui emploie ${references.map((reference) => `{${reference}}`).join(', ')}`,
    };
  if (kind !== 'table') return { kind: 'typed', words: 'écrit à la main' };
  const isList = Array.isArray(source.data);
  const row = isList ? valueAt(source.data, path.slice(0, 1)) : source.data;
  const field = path.slice(isList ? 1 : 0).join('.');
  return { kind: 'row', words: `ligne ${name}.${isObject(row) ? String(row.id) : '?'}, champ « ${field} »` };
}

/** A place of the spec, and where visitors read its value. */
export interface Place extends Origin, OriginKind {
  /** As it is shown, or written where it is not shown. */
  readonly text: string;
  /** Page by page, `undefined` for all pages; none for a place that only the site reads. */
  readonly shown: Shown;
}

function reachOf({ shown }: Place): number {
  return shown.some(({ page }) => page === undefined) ? Infinity : new Set(shown.map(({ page }) => page)).size;
}
