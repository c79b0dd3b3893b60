import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '#generated/types.ts';
import { ownEntries } from '../../src/browser/on-use.ts';
import { notFoundPath } from '../../src/ui/addresses.ts';
import { siteFiles } from '../../src/static/site-files.ts';
import { site, sources } from './real-site.ts';
import { charactersOf, htmlOf, renderBlocks, usesOf, factsIn } from './rendered.ts';
import { conditionsOf, conditionalPassages } from '../../codegen/model/assemble/conditional-passages.ts';
import { isObject, type Json } from '../../codegen/base/json.ts';

/** Pages that hold a text of law, or the register of figures. */
const pages = [...usesOf('document'), ...usesOf('register')].map(({ path }) => path);
const register = usesOf('register');
const { legal = {}, securityTxt } = site.settings as SiteSettings;
const footers = site.pages.map((page) => htmlOf(page).split('<footer')[1] ?? '');

function textOf(path: string): string {
  return charactersOf(renderBlocks(path).replaceAll(/<(?:p|dd|dt|li|h\d|code)[ >]/g, ' $&')).replaceAll(/\s+/g, ' ');
}

test('every page leads to the pages of law from its footer', () => {
  for (const footer of footers) for (const { path } of usesOf('document')) expect(footer).toContain(`href="${path}"`);
});

test.each(usesOf('document').map(({ path }) => path))('%s has an index that leads to each of its sections', (path) => {
  const html = renderBlocks(path);
  const index = /<nav.*?<\/nav>/s.exec(html)?.[0] ?? '';
  const targets = [...index.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toEqual([...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id));
});

test('what the law asks its owner to publish stands on the pages of law (LCEN, art. 1-1 and 19; GDPR, art. 13)', () => {
  const texts = pages.map(textOf).join(' ');
  expect(
    Object.values(legal as Readonly<Record<string, string>>).filter(
      (value) => !texts.includes(value.replaceAll(/\s+/g, ' ')),
    ),
  ).toEqual([]);
});

test('values still to be filled in are impossible to overlook', () => {
  for (const path of pages) {
    const html = renderBlocks(path);
    const placeholders = html.match(/\[à compléter/g)?.length ?? 0;
    expect(html.match(/<mark[^>]*>\[à compléter[^<]*\]<\/mark>/g)?.length ?? 0, path).toBe(placeholders);
  }
});

test('where the entries of local storage are listed, they are those that the site writes', () => {
  const listed = usesOf('document')
    .flatMap(({ block }) => block.sections)
    .flatMap(({ parts }) => parts.flatMap(({ sheets = [] }) => sheets.flatMap(({ code }) => code ?? [])));
  if (listed.length > 0) expect(listed.toSorted()).toEqual(ownEntries().toSorted());
});

describe.each(register)('the register of figures on $path', ({ path, html, block }) => {
  const facts = factsIn(block);

  test('has every fact once, under its own anchor, with its source, if it has one, and each of its readings', () => {
    const text = textOf(path);
    const anchors = [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
    const written = new Set(facts.map(({ id }) => id));
    expect(anchors).toHaveLength(written.size);
    expect(new Set(anchors)).toEqual(written);
    for (const { source, readings } of facts) {
      if (source !== undefined) expect(text).toContain(source.replaceAll(/\s+/g, ' '));
      for (const reading of readings) expect(text).toContain(reading.text.replaceAll(/\s+/g, ' '));
    }
  });

  test('links each reading to the pages that show it', () => {
    for (const { id, readings } of facts) {
      const entry = html.split(`<li id="${id}"`)[1]?.split('</li>')[0] ?? '';
      const linked = [...entry.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
      // The page for unknown addresses has none that answers.
      const shown = readings
        .flatMap((reading) => reading.pages.map((page) => page.path))
        .filter((page) => page !== notFoundPath);
      expect(linked).toEqual(shown);
    }
  });
});

test.skipIf(securityTxt === undefined)(
  'security.txt has a contact, a last day, a language and its own address (RFC 9116)',
  () => {
    const text = new Map(siteFiles(site)).get('.well-known/security.txt') ?? '';
    expect(text.split('\n')).toEqual([
      `Contact: mailto:${securityTxt?.contact}`,
      `Expires: ${securityTxt?.expires}T23:59:59Z`,
      'Preferred-Languages: fr',
      `Canonical: ${site.settings.baseUrl}/.well-known/security.txt`,
      '',
    ]);
  },
);

const forms = Object.fromEntries(
  sources.flatMap(({ document, data }) => (document.kind === 'form' && isObject(data) ? [[document.name, data]] : [])),
);

const written = sources.filter(({ document }) => document.kind === 'page').map(({ data }) => data);
/** Every passage that is true of one setting only. */
const conditional = written.flatMap(conditionalIn).filter(({ when }) => when !== 'always');

const settingsOfThem: [delivery: string, script: string, holding: readonly string[]][] = [
  ['none', 'none', ['delivery-none', 'chat-none']],
  ['https://recevoir.example.fr/', 'none', ['delivery-set', 'chat-none']],
  ['none', '/chat/module.js', ['delivery-none', 'chat-set']],
  ['https://recevoir.example.fr/', '/chat/module.js', ['delivery-set', 'chat-set']],
];

test.each(settingsOfThem)(
  'with delivery %s and chat %s, pages say what is true of it and nothing of its contrary',
  (delivery, script, holding) => {
    const told = JSON.stringify(
      conditionalPassages(written, conditionsOf({ forms: { delivery }, chat: { script } }, forms)),
    );
    for (const { when, said } of conditional)
      if ([...holding, ...formSides(delivery)].includes(when)) expect(told).toContain(said);
      else expect(told).not.toContain(said);
  },
);

test('without forms and chat, what is said of their absence holds', () => {
  const passages = [
    { when: 'chat-set', text: 'a' },
    { when: 'chat-none', text: 'b' },
    { when: 'delivery-none', rows: [{ when: 'delivery-set' }] },
  ];
  expect(conditionalPassages(passages, conditionsOf({}, {}))).toEqual([{ text: 'b' }, { rows: [] }]);
});

test('a form that is not sent is told apart from those that are', () => {
  const passages = [
    { when: 'form-visit-set', text: 'a' },
    { when: 'form-letter-set', text: 'b' },
    { when: 'form-letter-none', text: 'c' },
  ];
  const own = { visit: {}, letter: { delivery: 'none' } };
  expect(conditionalPassages(passages, conditionsOf({ forms: { delivery: '/demandes' } }, own))).toEqual([
    { text: 'a' },
    { text: 'c' },
  ]);
  expect(conditionalPassages(passages, conditionsOf({ forms: { delivery: 'none' } }, own))).toEqual([{ text: 'c' }]);
});

test('what is rendered holds no passage under a condition', () =>
  expect(site.pages.flatMap(({ blocks }) => conditionalIn(blocks as unknown as Json))).toEqual([]));

/** What holds of each form where the site sends to that address. */
function formSides(delivery: string): string[] {
  return Object.entries(forms).map(([name, form]) =>
    delivery === 'none' || form['delivery'] === 'none' ? `form-${name}-none` : `form-${name}-set`,
  );
}

/** Passages under a condition, each by what it says; the condition of a block names a field of a row and is none of them. */
function conditionalIn(value: Json): { when: string; said: string }[] {
  if (Array.isArray(value)) return value.flatMap(conditionalIn);
  if (!isObject(value)) return [];
  const { when, ...passage } = value;
  const below = Object.values(passage).flatMap(conditionalIn);
  return typeof when === 'string' ? [{ when, said: firstText(passage) }, ...below] : below;
}

/** The longest text of a passage that is none below a condition of its own. */
function firstText(value: Json): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (!isObject(value) && !Array.isArray(value)) return '';
  const texts = Object.values(value).flatMap((item) => (isObject(item) && 'when' in item ? [] : firstText(item)));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
