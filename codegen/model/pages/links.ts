import { aliasesOf, type MadePage } from './pages.ts';
import { formKeys } from '../forms/block-forms.ts';
import type { Origin, Resolved } from '../resolve/resolved.ts';
import type { Value } from '../resolve/value.ts';
import { markedIn } from '../../schemas/schema-marks.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import { Remembered, RememberedPair } from '../../base/remembered.ts';
import { RememberedItems, SameSayings } from '../../base/remembered-lists.ts';
import type { PlacedText } from '../../base/walk-texts.ts';

/** A link inside the site. */
export interface SiteLink {
  href: string;
  /** Without its query; empty where it leads to the page it stands on. */
  address: string;
  fragment: string | undefined;
  origin: () => Origin;
}

/** The links of a block of a page, of a row or of a file. */
export interface WrittenLinks {
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
 * Every link that the spec writes: in the blocks of pages, in rows, menus and settings, wherever the schema says that a text is an
 * address (`href: true`). Found once for all rules of a run.
 */
export function siteLinks(pages: readonly MadePage[], values: readonly Value[], schemas: Schemas): SiteLinks {
  return found.get(pages, values, () => findLinks(pages, values, schemas));
}

const found = new RememberedPair<readonly MadePage[], readonly Value[], SiteLinks>();

function findLinks(pages: readonly MadePage[], values: readonly Value[], schemas: Schemas): SiteLinks {
  const places = placesByAddress(pages);
  const onPages = ofPages.of(pages, (page) => linksOn(page, schemas), schemas);
  const elsewhere = ofFiles.of(values, (value) => linksOf(value, schemas), schemas);
  const written = [...onPages, ...elsewhere].filter((links) => links !== undefined);
  return {
    written,
    pageOf: ({ address }, from) => (address === '' ? from : pages[places.get(address) ?? -1]),
  };
}

/** By address, which of the pages it leads to: the very map as long as the addresses are the same. */
function placesByAddress(pages: readonly MadePage[]): ReadonlyMap<string, number> {
  return byAddresses.get(
    sameAddresses.of(pages, (page) => [page.path, aliasesOf(page)]),
    () => new Map(pages.flatMap((page, place) => [page.path, ...aliasesOf(page)].map((path) => [path, place]))),
  );
}

const sameAddresses = new SameSayings<MadePage>();
const byAddresses = new Remembered<object, ReadonlyMap<string, number>>();

const ofPages = new RememberedItems<MadePage, WrittenLinks | undefined>();

function linksOn(page: MadePage, schemas: Schemas): WrittenLinks | undefined {
  const links = page.blocks.flatMap((block) => linksIn(block, blockSchema(block, schemas), schemas));
  return links.length === 0 ? undefined : { from: page, single: undefined, links };
}

const ofFiles = new RememberedItems<Value, WrittenLinks | undefined>();

function linksOf(value: Value, schemas: Schemas): WrittenLinks | undefined {
  const links = linksIn(value.resolved, schemaOf(value, schemas), schemas);
  const single = value.kind === 'single' ? value.name : undefined;
  return links.length === 0 ? undefined : { from: undefined, single, links };
}

/** Those of each block, row and file, by its schema. */
const ofValues = new RememberedPair<JsonObject, Resolved, readonly SiteLink[]>();

function linksIn(resolved: Resolved, schema: JsonObject | undefined, schemas: Schemas): readonly SiteLink[] {
  const { value } = resolved;
  if (schema === undefined || typeof value !== 'object' || value === null) return [];
  return ofValues.get(schema, resolved, () =>
    hrefsIn(value, schema, schemas).map(({ path, text: href }) => {
      const [whole = '', fragment] = href.split('#');
      const address = whole.includes('?') ? whole.replace(/\?.*$/, '') : whole;
      return { href, address, fragment, origin: () => resolved.originOf(path) };
    }),
  );
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
    typeof text === 'string' && /^[/#]/.test(text) && node.href === true && node.mention !== true
      ? [{ path, text }]
      : [],
  );
}

function blockSchema({ value }: Resolved, { blocks }: Schemas): JsonObject | undefined {
  return blocks.get(String(valueAt(value, ['type'])));
}

function schemaOf({ kind, name }: Value, { kinds, tables }: Schemas): JsonObject | undefined {
  return kind === 'row' ? tables.get(name) : kinds.get(kind === 'form' ? 'form' : name);
}
