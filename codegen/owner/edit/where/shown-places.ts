import { type Origin, referencePattern, referencesIn } from '../../../model/resolve/resolved.ts';
import { valueAt, isObject, type DocumentPath } from '../../../base/json.ts';
import type { Shown, ShownText } from './shown-text.ts';
import { placeKey } from '../spec.ts';
import type { Source } from '../../../read/source.ts';

/** Shown texts by the place where they are written, those shown on most pages first, then in the order of the site. */
export function shownPlaces(found: readonly ShownText[], isTyped: (text: string) => boolean): Place[] {
  const placed = found.map((shown) => ({ shown, origin: editedAt(shown.origin()) }));
  const groups = Map.groupBy(placed, ({ origin }) => placeKey(origin));
  const places = [...groups.values()].map((group): Place => {
    const [{ origin }] = group as [(typeof placed)[number]];
    const texts = group.map(({ shown: { value } }) =>
      typeof value === 'number' ? value.toLocaleString('fr-FR') : value,
    );
    return {
      ...origin,
      ...originKind(origin, isTyped),
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

/**
 * How the value at a place is written.
 * @param isTyped true if the text, without its references, matches the query
 */
export function originKind({ source, path }: Origin, isTyped: (text: string) => boolean): OriginKind {
  const { kind, name } = source.document;
  if (kind === 'facts') {
    const [id = '', readings, reading] = path;
    const fact = readings === 'readings' ? `${id}.${reading}` : String(id);
    return { kind: 'fact', words: `chiffre facts.${fact}` };
  }
  const raw = valueAt(source.data, path);
  const references = typeof raw === 'string' ? referencesIn(raw).map(({ reference }) => reference) : [];
  if (references.length > 0 && !isTyped(String(raw).replaceAll(referencePattern, '\u0000')))
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
