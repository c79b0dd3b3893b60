import { expect, test } from 'vitest';
import { site } from './real-site.ts';
import { htmlOf } from './rendered.ts';

test('every page asks for its stylesheets before its fonts and scripts', () => {
  for (const page of site.pages) {
    const html = htmlOf(page);
    const last = html.lastIndexOf('<link rel="stylesheet"');
    const others = [html.indexOf('<link rel="preload"'), html.indexOf('<script')];
    expect(last, page.path).toBeGreaterThan(0);
    expect(Math.min(...others), page.path).toBeGreaterThan(last);
  }
});

test('fonts are asked for early on wide screens alone: a telephone has its line for the styles first', () => {
  for (const page of site.pages)
    for (const [preload] of htmlOf(page).matchAll(/<link rel="preload" as="font"[^>]*>/g))
      expect(preload, page.path).toContain('media="(min-width:40rem)"');
});
