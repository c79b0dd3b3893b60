import { describe, expect, test } from 'vitest';
import type { Site } from '#src/ui/site.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';
import { charactersOf, assets, countOf, pageAt } from './rendered.ts';

const delivery = 'https://formulaires.example.fr/demandes';
const { forms } = site.settings;
const footerForm = site.navigation.footer?.form;
const line = footerForm?.line;

/** The site as its owner sets it up: with an address, or with none. */
function siteThatDelivers(to: string): Site {
  return { ...site, settings: { ...site.settings, forms: { ...forms, delivery: to } } };
}

function render(path: string, to: string): string {
  return renderPage(siteThatDelivers(to), pageAt(path), assets);
}

/** A page without its blocks, whose header and footer depend on its address alone. */
function renderShell(path: string, to: string): string {
  return renderPage(siteThatDelivers(to), { ...pageAt(path), blocks: [] }, assets);
}

/** What the form of a page is given, as the browser reads it. */
function propsOf(html: string, island: string): { settings?: object } {
  const props = new RegExp(`data-island="${island}"[^>]*data-props='([^']*)'`).exec(html)?.[1] ?? '';
  return JSON.parse(charactersOf(props)) as { settings?: object };
}

function lineFormOf(html: string): string {
  return /<form[^>]*data-line-form=.*?<\/form>/s.exec(html)?.[0] ?? '';
}

const withForms = site.pages
  .filter(({ blocks }) => blocks.some(({ type }) => type === 'form'))
  .map(({ path }) => [path, 'form'] as const);

describe.each(withForms)('the form of %s', (path, island) => {
  test('of a site that delivers knows where to, and says who receives the data', () => {
    const html = render(path, delivery);
    expect(propsOf(html, island).settings).toEqual({ ...forms, delivery });
    expect(charactersOf(mainOf(html))).toContain(forms.privacy.sent);
    expect(charactersOf(mainOf(html))).not.toContain(forms.privacy.notSent);
  });

  test('of a site that does not says that nothing leaves the browser', () => {
    const html = render(path, 'none');
    expect(propsOf(html, island).settings).toEqual({ ...forms, delivery: 'none' });
    expect(charactersOf(mainOf(html))).toContain(forms.privacy.notSent);
    expect(charactersOf(mainOf(html))).not.toContain(forms.privacy.sent);
  });

  test('has one trap for robots either way', () => {
    for (const to of [delivery, 'none']) expect(countOf(mainOf(render(path, to)), 'name="reference"')).toBe(1);
  });
});

describe.skipIf(line === undefined)('the form of the footer, on every page', () => {
  const paths = site.pages.map(({ path }) => path);

  test.each(paths)('of a site that delivers: %s', (path) => {
    const html = renderShell(path, delivery);
    const form = lineFormOf(html);
    expect(attributesOf(form)).toEqual({
      'line-form': footerForm?.id,
      confirmation: line?.subscribed,
      delivery,
      timeout: String(forms.timeoutMs),
      'minimum-fill': String(forms.minimumFillMs),
      failure: line?.failure,
    });
    expect(charactersOf(form)).toContain(line?.sentNote);
    expect(charactersOf(form)).not.toContain(line?.note);
    expect(countOf(form, 'name="reference"')).toBe(1);
  });

  test.each(paths)('of a site that does not: %s', (path) => {
    const html = renderShell(path, 'none');
    const form = lineFormOf(html);
    expect(attributesOf(form)).toEqual({ 'line-form': footerForm?.id, confirmation: line?.confirmation });
    expect(charactersOf(form)).toContain(line?.note);
    expect(charactersOf(form)).not.toContain(line?.sentNote);
  });
});

test.each(withForms)('the form of %s has its own address and what is sent with it', (path, island) => {
  const extraFields = { access_key: 'commune', _subject: 'Demande' };
  const shared = { ...siteThatDelivers(delivery).settings, forms: { ...forms, delivery, extraFields } };
  const page = pageAt(path);
  const blocks = page.blocks.map((block) =>
    block.type === 'form'
      ? { ...block, form: { ...block.form, delivery: '/api/demandes', extraFields: { access_key: 'propre' } } }
      : block,
  );
  const html = renderPage({ ...site, settings: shared }, { ...page, blocks }, assets);
  expect(propsOf(html, island).settings).toMatchObject({ delivery: '/api/demandes' });
  expect(mainOf(html)).toContain('<input type="hidden" name="access_key" value="propre"/>');
  expect(mainOf(html)).toContain('<input type="hidden" name="_subject" value="Demande"/>');
  // Without its script the browser posts it.
  expect(mainOf(html)).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/api\/demandes"/);
  expect(mainOf(html)).toMatch(/<input type="hidden" name="form" value="[\w-]+"/);
  expect(mainOf(html)).not.toMatch(/<button type="submit"[^>]* disabled=""/);
  expect(charactersOf(mainOf(html))).not.toContain(forms.noScript);
});

function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0].replaceAll(/ data-props='[^']*'/g, '') ?? '';
}

/** The `data-` attributes of the first tag. */
function attributesOf(html: string): Record<string, string> {
  const [tag = ''] = /^<[^>]*>/.exec(html) ?? [];
  return Object.fromEntries(
    [...tag.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, charactersOf(value)]),
  );
}
