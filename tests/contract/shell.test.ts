import { expect, test } from 'vitest';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';
import { assets, hrefsOf, htmlOf, linksOf, wordsOf } from './rendered.ts';

const html = new Map(site.pages.map((page) => [page.path, htmlOf(page)]));
const home = html.get('/') ?? '';
const { header, footer } = site.navigation;
const { settings } = site;

test('the chat widget is loaded by every page when there is one, after what is read', () => {
  const withScript = (script: string) => ({ ...site, settings: { ...settings, chat: { ...settings.chat, script } } });
  for (const page of site.pages.slice(0, 3)) {
    const without = renderPage(withScript('none'), page, assets);
    expect(renderPage(withScript('/chat/module.js'), page, assets)).toContain(
      '<script defer="" src="/chat/module.js"></script>',
    );
    expect(without).not.toContain('<script defer=""');
  }
});

test('the menu has every entry and every child of the spec, in its order', () => {
  const listed = header.items.flatMap(({ href, groups = [] }) => [
    href,
    ...groups.flatMap(({ children }) => children.map((child) => child.href)),
  ]);
  const found = linksOf(part(home, 'header')).map(({ href }) => href);
  expect(inOrder(found, listed)).toEqual(listed);
});

test('each child of a menu shows its name and its description', () => {
  const text = wordsOf(part(home, 'header'));
  const children = header.items.flatMap(({ groups = [] }) => groups.flatMap((group) => group.children));
  expect(
    children.filter(({ name, description }) => ![name, description].every((shown) => text.includes(wordsOf(shown)))),
  ).toEqual([]);
});

test('the header has the logo that leads home, the demo link and the support button', () => {
  const markup = part(home, 'header');
  expect(markup).toMatch(/<a href="\/" class="brand">/);
  const text = wordsOf(markup);
  for (const { label } of [header.demo, header.support]) expect(text).toContain(wordsOf(label));
  expect(hrefsOf(markup)).toContain(header.demo.href);
  expect(markup).toMatch(new RegExp(`<button[^>]*data-chat="${header.support.chat}"`));
});

test('the footer has tagline, figures, newsletter, lists, calculator, badges and year', () => {
  const markup = part(home, 'footer');
  const text = wordsOf(markup);
  const { stats, badges, copyrightYear, newsletter } = settings.footer;
  for (const { label, value } of stats) expect(text).toContain(`${wordsOf(label)} ${wordsOf(value)}`);
  for (const shown of [settings.tagline, `© ${copyrightYear}`, ...badges, newsletter.button])
    expect(text).toContain(wordsOf(shown));
  expect(markup).toMatch(/<input[^>]*type="email"/);
  const listed = [footer.services, footer.solutions, footer.navigation].flatMap(({ links }) => links);
  const found = linksOf(markup);
  for (const { name, href } of [...listed, ...footer.legal]) {
    expect(found).toContainEqual(expect.objectContaining({ href, text: wordsOf(name).trim() }));
  }
  expect(found).toContainEqual(
    expect.objectContaining({ href: footer.roi.href, text: wordsOf(footer.roi.label).trim() }),
  );
});

test('every page has the header, the footer and, but for those that hide it, the band before it', () => {
  const without = [...html].filter(
    ([, markup]) => !/<\/main><section aria-labelledby="assistance".*<footer/s.test(markup),
  );
  expect(without.map(([path]) => path).toSorted()).toEqual(settings.supportBand.hiddenOn.toSorted());
  for (const markup of html.values()) expect([part(markup, 'header'), part(markup, 'footer')]).not.toContain('');
});

test('the band carries its title, text, button and status, and says that an AI answers', () => {
  const shown = [...html.values()].flatMap(
    (markup) => /<section aria-labelledby="assistance".*?<\/section>/s.exec(markup)?.[0] ?? [],
  );
  const { title, text, button, status } = settings.supportBand;
  for (const band of shown) {
    for (const shownText of [title, text, button, status, settings.chat.aiNotice])
      expect(wordsOf(band)).toContain(wordsOf(shownText));
  }
});

function part(markup: string, tag: 'header' | 'footer'): string {
  return new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(markup)?.[0] ?? '';
}

/** Those of `wanted` that are found one after the other in `found`. */
function inOrder(found: readonly string[], wanted: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((one) => {
    const at = found.indexOf(one, from);
    if (at >= 0) from = at + 1;
    return at >= 0;
  });
}
