import type { Spec } from '../edit/spec.ts';
import type { Source } from '../../read/source.ts';
import { pageAddresses } from '../../model/pages/pages.ts';
import { schemaPlace, type SchemaPlace, writtenUnit } from '../../schemas/schema-walk.ts';
import { ownAccents } from '../../base/theme/theme-value.ts';
import { textAt, valueAt, type DocumentPath, type JsonObject } from '../../base/json.ts';
import { textLengths } from '../../validate/text-lengths.ts';
import { valuesAt } from '../../validate/relations.ts';
import { nameOf } from '../edit/words/subject.ts';
import { lucideIcons, readIconShapes } from '../../validate/icons.ts';
import type { DrawnIcon, Field, Option } from '../../../src/shared/editing.ts';

/** A text that is longer, or that has several lines, has a field of several lines. */
const longText = 70;

/**
 * The field of the scalar at a place, by its schema and its value; `undefined` for any other value, and for the `type` of a block.
 */
export function fieldAt(spec: Spec, source: Source, path: DocumentPath): Field | undefined {
  const value = valueAt(source.data, path);
  if (typeof value === 'object' || value === undefined || path.at(-1) === 'type') return undefined;
  const place = schemaPlace(source, path, spec.schemas);
  const schema = place.schema() ?? {};
  if (typeof value === 'boolean') return 'const' in schema ? undefined : { kind: 'flag' };
  const unit = writtenUnit(source, path, spec.schemas);
  if (typeof value === 'number') return { kind: 'number', ...(unit !== undefined && { unit }) };
  const options = optionsOf(spec, place, schema);
  if (options !== undefined) return { kind: 'choice', options };
  if (schema.icon === true) return { kind: 'icon' };
  if (schema.pictureFile === true)
    return { kind: 'picture', alt: textAt(source.data, [...path.slice(0, -1), 'alt']) ?? '' };
  if (schema.href !== undefined) return { kind: 'link', options: addresses(spec) };
  if (schema.format === 'date') return { kind: 'date' };
  const most = longestOf(spec, schema);
  return { kind: 'text', isLong: value.length > longText || value.includes('\n'), ...(most !== undefined && { most }) };
}

/** Whether the schema allows a value to be missing from its mapping. */
export function isOptional({ schemas }: Pick<Spec, 'schemas'>, source: Source, path: DocumentPath): boolean {
  const key = path.at(-1);
  const { required } = schemaPlace(source, path, schemas).schema(1) ?? {};
  return typeof key === 'string' && !(Array.isArray(required) && required.includes(key));
}

/** The possible values of a place whose schema lists them. */
export function optionsOf(spec: Spec, place: SchemaPlace, schema: JsonObject): readonly Option[] | undefined {
  if (Array.isArray(schema.enum)) {
    const own = schema.title === 'Accent' ? ownAccents(spec.index.singles.get('theme')?.data) : [];
    return [...schema.enum, ...own].map((one) => ({ value: String(one), label: String(one) }));
  }
  const table = typeof schema.refersTo === 'string' ? schema.refersTo : pickedFrom(place);
  const rows = table === undefined ? undefined : (spec.index.tables.get(table) ?? []);
  if (rows !== undefined) return rows.map(({ id, data }) => ({ value: id, label: nameOf(data) }));
  const texts = typeof schema.itemOf === 'string' ? valuesAt(schema.itemOf, place, true) : undefined;
  return texts?.map((text) => ({ value: String(text), label: String(text) }));
}

/** The table of which rows are picked: `{ from: packs, pick: [starter] }`. */
function pickedFrom({ root, path }: SchemaPlace): string | undefined {
  const up = path.at(-2) === 'pick' ? 2 : path.at(-1) === 'around' ? 1 : 0;
  return up === 0 ? undefined : textAt(root, [...path.slice(0, path.length - up), 'from']);
}

/** Every address of the site, by the name of its page. */
export function addresses({ pages }: Pick<Spec, 'pages'>): Option[] {
  return pages.flatMap((page) => {
    const title = valueAt(page.route.value, ['name']) ?? valueAt(page.route.value, ['head', 'title']);
    return pageAddresses(page).map((value) => ({ value, label: String(title ?? value) }));
  });
}

function longestOf({ schemas, index }: Spec, { maxLength, lengthFrom }: JsonObject): number | undefined {
  if (typeof maxLength === 'number') return maxLength;
  const most = textLengths(schemas.common, index.singles.get('site')?.data).get(String(lengthFrom))?.max;
  return most !== undefined && Number.isFinite(most) ? most : undefined;
}

const mostShown = 48;

/** The icons whose name holds every word that was typed, the shortest names first. */
export function iconsNamed(typed: string): DrawnIcon[] {
  const words = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  return [...lucideIcons()]
    .filter((name) => words.every((word) => name.includes(word)))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, mostShown)
    .map((name) => ({ name, shapes: readIconShapes(name) }));
}
