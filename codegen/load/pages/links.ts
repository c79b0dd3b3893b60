import { aliasesOf, type MadePage } from './pages.ts';
import { formKeys } from '../forms/block-forms.ts';
import type { Origin } from '../resolve/resolved.ts';
import type { Value } from '../resolve/value.ts';
import { markedIn } from '../schemas/schema-marks.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { isObject, valueAt, type Json, type JsonObject } from '../values/json.ts';
import { Remembered } from '../values/remembered.ts';
import type { PlacedText } from '../values/walk-texts.ts';

/** A link inside the site: the page it stands on, if any, the page it leads to, and its fragment. */
export interface SiteLink {
  href: string;
  from: MadePage | undefined;
  to: MadePage | undefined;
  fragment: string | undefined;
  origin: () => Origin;
}

/**
 * Every link that the spec writes: in the blocks of pages, in rows, menus and settings, wherever the schema says that a text is an
 * address (`href: true`). Found once for all rules of a run.
 */
export function siteLinks(pages: readonly MadePage[], values: readonly Value[], schemas: Schemas): readonly SiteLink[] {
  const known = found.get(pages);
  if (known?.values === values) return known.links;
  const links = findLinks(pages, values, schemas);
  found.set(pages, { values, links });
  return links;
}

const found = new WeakMap<readonly MadePage[], { values: readonly Value[]; links: readonly SiteLink[] }>();

function findLinks(pages: readonly MadePage[], values: readonly Value[], schemas: Schemas): SiteLink[] {
  const byAddress = new Map(pages.flatMap((page) => [page.path, ...aliasesOf(page)].map((path) => [path, page])));
  const given = [
    ...pages.flatMap((page) =>
      page.blocks.map((resolved) => ({
        page,
        resolved,
        schema: schemas.blocks.get(String(valueAt(resolved.value, ['type']))),
      })),
    ),
    ...values.map((value) => ({ page: undefined, resolved: value.resolved, schema: schemaOf(value, schemas) })),
  ];
  return given.flatMap(({ page, resolved, schema }) =>
    hrefsIn(resolved.value, schema, schemas).map(({ path, text: href }): SiteLink => {
      const [address = '', fragment] = href.split('#');
      const to = address === '' ? page : byAddress.get(address.includes('?') ? address.replace(/\?.*$/, '') : address);
      return { href, from: page, to, fragment, origin: () => resolved.originOf(path) };
    }),
  );
}

/** Those of each value, with the schema that says so. */
const hrefs = new Remembered<object, { schema: JsonObject; texts: readonly PlacedText[] }>();

/** The texts of a value that are addresses of the site. */
function hrefsIn(value: Json, schema: JsonObject | undefined, schemas: Schemas): readonly PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (schema === undefined) return [];
  const known = hrefs.get(value, () => ({ schema, texts: findHrefs(value, schema, schemas) }));
  return known.schema === schema ? known.texts : findHrefs(value, schema, schemas);
}

/** A form that a block shows is described by itself. */
function findHrefs(value: Json, schema: JsonObject, schemas: Schemas): PlacedText[] {
  const form = schemas.kinds.get('form');
  const keys = isObject(value) ? formKeys(schema).filter((key) => value[key] !== undefined) : [];
  if (form === undefined || keys.length === 0 || !isObject(value)) return hrefsBy(value, schema, schemas);
  return Object.entries(value).flatMap(([key, part]) =>
    keys.includes(key)
      ? hrefsBy(part, form, schemas).map(({ path, text }) => ({ path: [key, ...path], text }))
      : hrefsBy({ [key]: part }, schema, schemas),
  );
}

function hrefsBy(value: Json, schema: JsonObject, schemas: Schemas): PlacedText[] {
  return markedIn(value, schema, 'href', schemas).flatMap(({ path, value: text, node }) =>
    typeof text === 'string' && /^[/#]/.test(text) && node.href === true && node.mention !== true
      ? [{ path, text }]
      : [],
  );
}

function schemaOf({ kind, name }: Value, { kinds, tables }: Schemas): JsonObject | undefined {
  return kind === 'row' ? tables.get(name) : kinds.get(kind === 'form' ? 'form' : name);
}
