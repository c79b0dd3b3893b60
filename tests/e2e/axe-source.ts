import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright/test';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The script of axe, in its short form (each page receives it anew), with a memory for colours. It parses the colours of each
 * text and of all that lies behind it as if each were the first of its kind, which is a third of its time; a page has a dozen. It would note
 * the HTML of each element that it looks at, which nobody reads.
 */
const axeSource = `${axe};(${rememberColours.toString()})(globalThis.axe);globalThis.axe.configure({ noHtml: true })`;
const sessions = new WeakMap<Page, CDPSession>();

/** Puts axe into the page as it is now. Not by `page.evaluate`: that is `eval`, of which the browser keeps nothing that it has compiled. */
export async function loadAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Runtime.evaluate', { expression: axeSource });
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}
interface Axe {
  commons: { color: { Color: { prototype: Colour & { parseString: (this: Colour, text: string) => Colour } } } };
}

/** Runs in the page. */
function rememberColours({ commons }: Axe): void {
  const { prototype } = commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour !== undefined) return Object.assign(this, colour);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
