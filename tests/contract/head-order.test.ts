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
