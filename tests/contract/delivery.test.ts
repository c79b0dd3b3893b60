import { describe, expect, test } from 'vitest';
import type { Site } from '#src/ui/site.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';
import { charactersOf, assets, countOf, pageAt, usesOf } from './rendered.ts';

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
function propsOf(html: string): { settings?: object } {
  const props = /data-island="form"[^>]*data-props='([^']*)'/.exec(html)?.[1] ?? '';
  return JSON.parse(charactersOf(props)) as { settings?: object };
}

function lineFormOf(html: string): string {
  return /<form[^>]*data-line-form=.*?<\/form>/s.exec(html)?.[0] ?? '';
}

const withForms = [...new Set(usesOf('form').map(({ path }) => path))];

const sides = [delivery, 'none'];

describe.each(withForms)('the form of %s', (path) => {
  test.each(sides)('of a site that delivers to %s says so, and has one trap for robots', (to) => {
    const html = render(path, to);
    const { sent, notSent } = forms.privacy;
    expect(propsOf(html).settings).toEqual({ ...forms, delivery: to });
    expect(charactersOf(mainOf(html))).toContain(to === 'none' ? notSent : sent);
    expect(charactersOf(mainOf(html))).not.toContain(to === 'none' ? sent : notSent);
    expect(countOf(mainOf(html), 'name="reference"')).toBe(1);
    // Without JavaScript nothing is sent either: the address to write to stands there.
    const withoutScript = /<noscript>.*?<\/noscript>/s.exec(mainOf(html))?.[0] ?? '';
    expect(charactersOf(withoutScript).includes(forms.noScript)).toBe(to === 'none');
    expect(withoutScript.includes(`href="mailto:${site.settings.contact.email}"`)).toBe(to === 'none');
  });
});

test.skipIf(line === undefined).each(sides)(
  'the form of the footer of every page of a site that delivers to %s says so',
  (to) => {
    const sending = {
      confirmation: line?.subscribed,
      delivery,
      timeout: String(forms.timeoutMs),
      'minimum-fill': String(forms.minimumFillMs),
      failure: line?.failure,
    };
    for (const { path } of site.pages) {
      const form = lineFormOf(renderShell(path, to));
      const attributes = to === 'none' ? { confirmation: line?.confirmation } : sending;
      expect(attributesOf(form), path).toEqual({ 'line-form': footerForm?.id, ...attributes });
      expect(charactersOf(form)).toContain(to === 'none' ? line?.note : line?.sentNote);
      expect(charactersOf(form)).not.toContain(to === 'none' ? line?.sentNote : line?.note);
      expect(countOf(form, 'name="reference"')).toBe(to === 'none' ? 0 : 1);
      // Of a dialog, which the browser closes and sends nowhere.
      expect(/^<form[^>]* method="dialog"/.test(form), path).toBe(to === 'none');
    }
  },
);

test.each(withForms)('the form of %s has its own address and what is sent with it', (path) => {
  const extraFields = { access_key: 'commune', _subject: 'Demande' };
  const shared = { ...siteThatDelivers(delivery).settings, forms: { ...forms, delivery, extraFields } };
  const page = pageAt(path);
  const blocks = page.blocks.map((block) =>
    block.type === 'form'
      ? { ...block, form: { ...block.form, delivery: '/api/demandes', extraFields: { access_key: 'propre' } } }
      : block,
  );
  const html = renderPage({ ...site, settings: shared }, { ...page, blocks }, assets);
  expect(propsOf(html).settings).toMatchObject({ delivery: '/api/demandes' });
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

function attributesOf(html: string): Record<string, string> {
  const [tag = ''] = /^<[^>]*>/.exec(html) ?? [];
  return Object.fromEntries(
    [...tag.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, charactersOf(value)]),
  );
}
