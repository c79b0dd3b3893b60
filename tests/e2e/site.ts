import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'playwright/test';
import type { Block } from '#generated/types.ts';
import type { Page, Site } from '#src/ui/site.ts';
import { siteFile } from '../run/site-file.ts';

const root = join(import.meta.dirname, '../..');

/** The spec as it is now. Tests take from it what they look for, so that its owner can change it. */
export const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Site;
export const { settings, navigation, tables } = site;

/** The address of the page that answers unknown addresses: a rule of the servers. */
export const notFoundPath = '/404';
export const unknownPath = '/une-adresse-que-personne-ne-donne';

/** The pages that a visitor opens by their address. */
export const pages: readonly Page[] = site.pages.filter(({ path }) => path !== notFoundPath);

export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

export interface Place<Type extends BlockType> {
  path: string;
  page: Page;
  block: BlockOf<Type>;
}

export function placesOf<Type extends BlockType>(type: Type): Place<Type>[] {
  return pages.flatMap((page) =>
    page.blocks
      .filter((block): block is BlockOf<Type> => block.type === type)
      .map((block) => ({ path: page.path, page, block })),
  );
}

/**
 * Declares the tests of a type of block, at its first place. A site without it has one test that says so, and is skipped.
 * @param is which of the blocks of this type
 */
export function withBlock<Type extends BlockType>(
  type: Type,
  declare: (place: Place<Type>) => void,
  is: (block: BlockOf<Type>) => boolean = () => true,
): void {
  withSome(
    `block « ${type} »`,
    placesOf(type).find(({ block }) => is(block)),
    declare,
  );
}

/** Declares tests about something that a site may lack. @param what names it where it is missing */
export function withSome<Thing>(what: string, thing: Thing | undefined, declare: (thing: Thing) => void): void {
  if (thing === undefined) test.skip(`the site has no ${what}`, () => undefined);
  else declare(thing);
}

const islands = new Set(readdirSync(join(root, 'src/generated/islands')).map((file) => file.replace(/\.ts$/, '')));

/** The pages without applications, with everything else that pages share, the home page aside. */
export const plainPages = pages.filter(
  ({ path, blocks }) =>
    path !== '/' && navigation.band?.hiddenOn?.includes(path) !== true && !blocks.some(({ type }) => islands.has(type)),
);
const isInMenu = ({ path }: Page) =>
  (navigation.header?.items ?? []).some(({ href }) => `${path}/`.startsWith(`${href}/`));
/** One of them, below no entry of the menu: for what does not depend on the page. */
export const plainPath = (plainPages.find((page) => !isInMenu(page)) ?? plainPages[0])?.path ?? '/';

/** A text of the spec as a pattern of what a page shows, where spaces may be of any kind: somewhere in it. */
export function containing(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`));
}

/** The same, at its start. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${containing(text).source}`);
}
