import { describe, expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { siteFiles } from '../../src/static/site-files.ts';
import { headingLevels, isOrdered } from './heading-levels.ts';
import { site } from './real-site.ts';
import { htmlOf } from './rendered.ts';

const paths = routes.flatMap((route) => ('file' in route && route.path === route.canonical ? [route.path] : []));
const files = [...siteFiles(site)].map(([file]) => `/${file}`);
const addresses = new Set([...routes.map(({ path }) => path), ...files]);
const html = new Map(site.pages.map((page) => [page.path, htmlOf(page)]));

describe.each(paths)('%s', (path) => {
  const markup = (): string => html.get(path) ?? '';
  const all = (pattern: RegExp): string[] => [...markup().matchAll(pattern)].map(([, group = '']) => group);

  test('has one h1 and skips no heading level', () => {
    expect(headingLevels(markup())).toSatisfy(isOrdered);
  });

  test('has no style attribute and no inline script, which a strict policy would block', () => {
    expect(markup()).not.toMatch(/\sstyle="/);
    expect(markup()).not.toMatch(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(ld\+)?json")/);
    expect(markup()).not.toMatch(/\son[a-z]+="/);
  });

  test('has unique ids, and labels and fragments that point at one of them', () => {
    const ids = all(/\sid="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    const pointers = all(/\s(?:for|aria-labelledby|aria-describedby|aria-controls|popovertarget|href="#)="?([^"]+)"/g);
    expect(pointers.flatMap((list) => list.split(' ')).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('links only to addresses that exist, and tells new tabs', () => {
    const links = all(/<a [^>]*href="(\/[^"]*)"/g).map((href) => href.replace(/[?#].*$/, ''));
    expect(links.filter((href) => !addresses.has(href))).toEqual([]);
    for (const [anchor] of markup().matchAll(/<a [^>]*target="_blank"[^>]*>.*?<\/a>/g)) {
      expect(anchor).toContain('rel="noopener"');
      expect(anchor).toContain('nouvel onglet');
    }
  });

  test('leaves no reference, no straight apostrophe and no plain space before double punctuation', () => {
    const text = markup()
      .replace(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&#x27;', "'");
    expect(text).not.toMatch(/\{[a-z]+\.[\w.-]+\}/);
    // Line by line: a pattern with all that stands before would be tried from each character.
    expect(text.split('\n').filter((line) => /\p{L}'\p{L}| [;:!?»](?=\s|$)/u.test(line))).toEqual([]);
  });
});
