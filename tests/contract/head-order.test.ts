import { expect, test } from 'vitest';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';
import { assets } from './rendered.ts';

test('every page asks for its stylesheets before its fonts and scripts', () => {
  const fonts = ['/text.woff2', '/display.woff2'];
  for (const page of site.pages) {
    const html = renderPage(site, page, { ...assets, fonts });
    const last = html.lastIndexOf('<link rel="stylesheet"');
    const others = [html.indexOf('<link rel="preload"'), html.indexOf('<script')];
    expect(last, page.path).toBeGreaterThan(0);
    expect(Math.min(...others), page.path).toBeGreaterThan(last);
  }
});
