import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockView } from '#generated/block-view.tsx';
import type {
  AgendaBlock,
  Block,
  HeroAside,
  HeroBlock,
  OffersBlock,
  RegisterBlock,
  RegisteredFact,
} from '#generated/types.ts';
import type { Page, Site } from '#src/ui/site.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { SiteContext } from '../../src/ui/site-context.ts';
import { hasPassed } from '../../src/ui/days.ts';
import { charactersOf, thingsIn } from '../run/text-nodes.ts';
import { site } from './real-site.ts';

export { charactersOf, thingsIn };

/** The page at an address. Throws when there is none. */
export function pageAt(path: string): Page {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return page;
}

/** What pages that are rendered here load, and the pictures that they are shared with. */
export const assets = {
  script: '/main.js',
  stylesheet: '/main.css',
  fonts: ['/text.woff2', '/display.woff2'],
  islands: [],
  pictures: Object.fromEntries(site.pages.map(({ path }) => [path, `/og${path}.png?v=1`])),
};

const pages = new Map<Page, string>();

/** The whole HTML of a page of the site. Each is rendered once for all files of tests. */
export function htmlOf(page: Page): string {
  const html = pages.get(page) ?? renderPage(site, page, assets);
  pages.set(page, html);
  return html;
}

/** The HTML of a page's blocks, without the shell; of those of one type when it is named. Throws when there are none. */
export function renderBlocks(path: string, type?: Block['type'], from: Site = site): string {
  return rememberedIn(from, `${path} ${type ?? ''}`, () => renderOf(path, type, from));
}

function renderOf(path: string, type: Block['type'] | undefined, from: Site): string {
  const page = pageAt(path);
  const blocks = page.blocks.filter((block) => type === undefined || block.type === type);
  if (blocks.length === 0) throw new Error(`no block ${type ?? ''} on ${path}`);
  // A page is its blocks, and what is around them.
  if (type === undefined && from === site) return /<main[^>]*>(.*)<\/main>/s.exec(htmlOf(page))?.[1] ?? '';
  const views = blocks.map((block, index) => createElement(BlockView, { key: index, block }));
  return renderToStaticMarkup(createElement(SiteContext, { value: from }, views));
}

/** What a visitor reads of some HTML: tags become spaces, every kind and number of spaces one plain space. */
export function wordsOf(html: string): string {
  return charactersOf(html.replace(/<[^>\s][^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

export function hrefsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

export function countOf(html: string, part: string): number {
  return html.split(part).length - 1;
}

/** The page that an address leads to, without its query and its fragment: `/demo?cas=training#creneaux` → `/demo`. */
export function pathOf(href: string): string {
  return href.replace(/(?<=.)[?#].*$/, '');
}

/** The parameters by which lists name to a form the row that is asked for: codegen leaves them open in the addresses of blocks. */
export const requestParameters = [
  ...new Set([...JSON.stringify(site.pages).matchAll(/[?&]([^?&#="]+)=(?=[#"])/g)].map(([, name = '']) => name)),
];

/** The ids of the rows that some HTML asks for, in order. */
export function requestsIn(html: string): string[] {
  return hrefsOf(html).flatMap((href) =>
    [...new URL(href, 'https://site.test').searchParams].flatMap(([name, id]) =>
      requestParameters.includes(name) ? [id] : [],
    ),
  );
}

export interface Use<Type extends Block['type']> {
  path: string;
  block: Extract<Block, { type: Type }>;
  html: string;
}

/** Each use is rendered once for all files of tests. */
const blockHtml = new WeakMap<Site, Map<Block | string, string>>();

function rememberedIn(from: Site, key: Block | string, render: () => string): string {
  const known = blockHtml.get(from) ?? new Map<Block | string, string>();
  blockHtml.set(from, known);
  const html = known.get(key) ?? render();
  known.set(key, html);
  return html;
}

/** Every use of a kind of block on the site, in the order of the pages: none when no page has such a block. */
export function usesOf<Type extends Block['type']>(type: Type, from: Site = site): Use<Type>[] {
  return site.pages.flatMap(({ path, blocks }) =>
    blocks
      .filter((block): block is Extract<Block, { type: Type }> => block.type === type)
      .map((block) => ({ path, block, html: rememberedIn(from, block, () => renderBlock(block, from)) })),
  );
}

export function agendasOf(look: AgendaBlock['look'], from: Site = site): Use<'agenda'>[] {
  return usesOf('agenda', from).filter(({ block }) => block.look === look);
}

export interface OpeningUse<Kind extends HeroAside['kind']> extends Use<'hero'> {
  block: HeroBlock;
  aside: Extract<HeroAside, { kind: Kind }>;
}

export function openingsWith<Kind extends HeroAside['kind']>(kind: Kind): OpeningUse<Kind>[] {
  const isOfKind = (aside: HeroAside): aside is OpeningUse<Kind>['aside'] => aside.kind === kind;
  return usesOf('hero').flatMap((use) => {
    const { aside } = use.block;
    return aside !== undefined && isOfKind(aside) ? [{ ...use, aside }] : [];
  });
}

/** The links of some HTML, in order: address, text as it is read, and whether they open a new tab. */
export function linksOf(html: string): { href: string; text: string; newTab: boolean }[] {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    href: (/href="([^"]*)"/.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'),
    text: wordsOf(content).trim(),
    newTab: attributes.includes('target="_blank"') && attributes.includes('rel="noopener"'),
  }));
}

export function renderBlock(block: Block, from: Site): string {
  return renderToStaticMarkup(createElement(SiteContext, { value: from }, createElement(BlockView, { block })));
}

export function factsIn({ groups }: RegisterBlock): RegisteredFact[] {
  return groups.flatMap(({ shelves = [] }) => shelves.flatMap(({ facts }) => facts));
}

/** Is it an offer whose last day is over on the day of the site? Nothing of it is shown then but the list prices. */
export function hasEnded(block: Block): block is OffersBlock {
  return block.type === 'offers' && block.validUntil !== undefined && hasPassed(block.validUntil, site.day);
}
