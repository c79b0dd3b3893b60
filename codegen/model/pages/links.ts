import { type MadePage, pageAddresses } from './pages.ts';
import type { Origin, Resolved, Value } from '../resolve/resolved.ts';
import { blockSchema, markedIn } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, entriesAt, valueAt, keyOf, textsIn } from '../../base/json.ts';
import type { Json, JsonObject, PlacedText } from '../../base/json.ts';

interface SiteLink {
  href: string;
  /** Without its query; empty where it leads to the page it stands on. */
  address: string;
  fragment: string | undefined;
  origin: () => Origin;
}

/** The links of a block of a page, of a row or of a file. */
interface WrittenLinks {
  from: MadePage | undefined;
  /** The name of the file of its own that they stand in (`navigation`). */
  single: string | undefined;
  links: readonly SiteLink[];
}

export interface SiteLinks {
  written: readonly WrittenLinks[];
  /** The page that a link leads to. @param from the page it stands on */
  pageOf: (link: Pick<SiteLink, 'address'>, from: MadePage | undefined) => MadePage | undefined;
}

/**
 * Every link that the spec writes: in the blocks of pages, in rows, menus and settings, wherever the schema marks a text as an
 * address (`href: true`).
 */
export function siteLinks(pages: readonly MadePage[], values: readonly Value[], schemas: Schemas): SiteLinks {
  const byAddress = new Map(pages.flatMap((page) => pageAddresses(page).map((path) => [path, page])));
  const onPages = pages.map((from): WrittenLinks => {
    const links = from.blocks.flatMap((block) => linksIn(block, blockSchema(block.value, schemas), schemas));
    return { from, single: undefined, links };
  });
  const elsewhere = values.map((value): WrittenLinks => {
    const links = linksIn(value.resolved, schemaOf(value, schemas), schemas);
    return { from: undefined, single: value.kind === 'single' ? value.name : undefined, links };
  });
  return {
    written: [...onPages, ...elsewhere].filter(({ links }) => links.length > 0),
    pageOf: ({ address }, from) => (address === '' ? from : byAddress.get(address)),
  };
}

function linksIn(resolved: Resolved, schema: JsonObject | undefined, schemas: Schemas): SiteLink[] {
  const { value } = resolved;
  if (schema === undefined || typeof value !== 'object' || value === null) return [];
  return hrefsIn(value, schema, schemas).map(({ path, text: href }) => {
    const [whole = '', fragment] = href.split('#');
    const address = whole.includes('?') ? whole.replace(/\?.*$/, '') : whole;
    return { href, address, fragment, origin: () => resolved.originOf(path) };
  });
}

/** The texts of a value that are addresses of the site. A form that a block shows is described by itself. */
function hrefsIn(value: Json, schema: JsonObject, schemas: Schemas): PlacedText[] {
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
    typeof text === 'string' && /^[/#]/.test(text) && node.href === true ? [{ path, text }] : [],
  );
}

function schemaOf({ kind, name }: Value, { kinds, tables }: Schemas): JsonObject | undefined {
  return kind === 'row' ? tables.get(name) : kinds.get(kind === 'form' ? 'form' : name);
}

export function formKeys(schema: JsonObject | undefined): string[] {
  return entriesAt(schema, ['properties']).flatMap(([key, node]) => (valueAt(node, ['file']) === 'form' ? [key] : []));
}

/** The `id`s that the blocks of a page write: what an address may lead to after its `#`. */
export function pageAnchors({ blocks }: MadePage): Set<string> {
  const texts = blocks.flatMap(({ value }) => textsIn(value));
  return new Set(texts.flatMap((placed) => (keyOf(placed) === 'id' ? [placed.text] : [])));
}
