import type { Allowance } from '../../codegen/site/publish/publish.ts';
import { pageHeaders, securityHeaders } from '../../codegen/site/preview/headers.ts';

/** A way of serving the pages of a build. */
export interface Variant {
  readonly name: string;
  /** The page as it is sent. @param styles the text of a stylesheet, by its address */
  readonly page: (html: string, styles: (address: string) => string) => string;
  /** Sent with each page. */
  readonly headers: Readonly<Record<string, string>>;
}

const script = /<script (?:type="module"|defer)[^>]*><\/script>/g;
const scriptNames = /<meta name="island-scripts"[^>]*>/g;
const preload = /<link rel="preload"[^>]*>/g;
const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** A page as a generator writes it that brings no script, nothing asked for early, and no header of its own. */
function plain(html: string): string {
  return html.replaceAll(script, '').replaceAll(scriptNames, '').replaceAll(preload, '');
}

function sheetsOf(html: string): string {
  return [...html.matchAll(sheet)].map(([link]) => link).join('');
}

/**
 * Ours, and the same content as Hugo and Astro send it. Both write what their templates say, so their pages are ours but for what each
 * does by itself: no script; fonts found through the stylesheet, as neither asks for them early; the stylesheet as one file (Astro puts up
 * to 4 kB into the page, ours is larger, and links it at the end of the head; a theme of Hugo links it after the title). Texts, drawings,
 * stylesheet and fonts are the same bytes: that ours are made smaller by the build is left to them.
 */
export function peerVariants(allowance: Allowance): readonly Variant[] {
  return [
    { name: 'ours', page: (html) => html, headers: { ...securityHeaders(allowance), ...pageHeaders } },
    {
      name: 'Hugo',
      page: (html) => plain(html.replaceAll(sheet, '').replace('</title>', () => `</title>${sheetsOf(html)}`)),
      headers: {},
    },
    {
      name: 'Astro',
      page: (html) => plain(html.replaceAll(sheet, '').replace('</head>', () => `${sheetsOf(html)}</head>`)),
      headers: {},
    },
  ];
}

/** Ours with the whole stylesheet in each page, and with fonts that are not asked for early: what docs/decisions/page-weight.md weighs. */
export const firstViewVariants: readonly Variant[] = [
  {
    name: 'styles in the page',
    page: (html, styles) => html.replaceAll(sheet, (_, address: string) => `<style>${styles(address)}</style>`),
    headers: pageHeaders,
  },
  { name: 'fonts found late', page: (html) => html.replaceAll(preload, ''), headers: pageHeaders },
];
