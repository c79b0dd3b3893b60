import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLoader } from '../../codegen/pipeline.ts';
import { prefillOf } from '../../src/forms/prefill.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { requestHref, hrefWithoutRequest } from '../../src/ui/addresses.ts';
import { contextHref } from '../../src/ui/context-href.ts';
import { withCalculatorTexts } from '../examples/example-sites.ts';
import { site } from './real-site.ts';
import { hrefsOf, pathOf, usesOf, agendasOf, requestParameters, requestsIn, wordsOf } from './rendered.ts';
import { isOver } from '../../src/ui/days.ts';

const { sectors, expertiseAreas, packs, templates } = site.tables;

/** The pages with a form, which links open with their context. */
const forms = usesOf('form');
const formPaths = new Set(forms.map(({ path }) => path));

function isForm(href: string): boolean {
  return formPaths.has(pathOf(href));
}

describe('a link to a form arrives with its context', () => {
  test('from each package, with the subject of its area, the area and the approach', () => {
    for (const { block, html } of usesOf('offers').filter((use) => use.block.groups !== undefined)) {
      const areas = expertiseAreas.filter(({ id }) => block.groups?.some((group) => group.id === id));
      const expected = areas.flatMap(({ id, subject, title, packages }) =>
        packages.map(({ type }) => ({ parameters: { sujet: subject, expertise: id, approche: type }, title })),
      );
      const links = hrefsOf(html).filter(isForm);
      expect(links.map(parametersOf)).toEqual(expected.map(({ parameters }) => parameters));
      for (const [index, link] of links.entries()) {
        for (const topic of topicsOf(link)) expect(topic).toContain(expected[index]?.title);
      }
    }
  });

  test('from each pack of the offer', () => {
    for (const { block, html } of usesOf('offers').filter((use) => use.block.rows !== undefined)) {
      // Once during the offer, once for the time after it: the same link.
      const links = new Set(hrefsOf(html).filter((href) => parametersOf(href).pack !== undefined));
      const names = block.rows?.flatMap(({ id }) => packs.flatMap((pack) => (pack.id === id ? [pack.name] : []))) ?? [];
      expect(links.size).toBe(names.length);
      for (const [index, link] of [...links].entries()) {
        for (const topic of topicsOf(link)) expect(topic).toContain(names[index]);
      }
    }
  });

  test('from each template, with its sector, whose page it leads to', () => {
    for (const { html } of usesOf('catalogue').filter((use) => use.block.look === 'files')) {
      const links = hrefsOf(html).filter((href) => parametersOf(href).modele !== undefined);
      expect(new Set(links.map((href) => parametersOf(href).modele))).toEqual(new Set(templates.map(({ id }) => id)));
      for (const { id, sector, name } of templates) {
        const link = links.find((href) => parametersOf(href).modele === id) ?? '';
        expect(hrefsOf(html)).toContain(sectors.find((row) => row.id === sector)?.path);
        expect(parametersOf(link).secteur).toBe(sector);
        for (const topic of topicsOf(link)) expect(topic).toContain(name);
      }
    }
  });
});

describe('an address with a context', () => {
  test.each([
    ['/a', { sujet: 'b' }, '/a?sujet=b'],
    ['/a?sujet=b', { secteur: 'c' }, '/a?sujet=b&secteur=c'],
    ['/a#b', { cas: 'c-d' }, '/a?cas=c-d#b'],
  ])('%s with %j', (href, context, expected) => expect(contextHref(href, context)).toBe(expected));

  test('a request for an item', () => {
    expect(requestHref('/a?x=#d', 'b-c')).toBe('/a?x=b-c#d');
    expect(requestHref('/a?y=1&x=', 'b-c')).toBe('/a?y=1&x=b-c');
    expect(requestHref('/a?y=1#d', 'b-c')).toBe('/a?y=1#d');
  });

  test('a request for none', () => {
    expect(hrefWithoutRequest('/a?x=#d')).toBe('/a#d');
    expect(hrefWithoutRequest('/a?y=1&x=#d')).toBe('/a?y=1#d');
  });
});

/** What each contact form says that a request is about when it is opened with an address. */
function topicsOf(href: string): string[] {
  const { search } = new URL(href, 'https://site.test');
  return forms.flatMap(({ block: { form } }) =>
    form.topic === undefined ? [] : (prefillOf(form, search).topic ?? ''),
  );
}

function parametersOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, 'https://site.test').searchParams);
}

const { caseStudies, documentation } = site.tables;
/** The forms that a link can ask for something. */
const asking = usesOf('form').filter(({ block }) =>
  block.form.links?.some(({ parameter }) => requestParameters.includes(parameter)),
);

interface Asked {
  id: string;
  title: string;
}

/** A document that has a page is read there; the others are asked for. */
const isAsked = (item: Asked & { href?: string }) => item.href === undefined;

/** Where rows are asked for: in which blocks, how the element starts that holds one row with its link, and what can follow the last of a group. */
const places: [
  what: string,
  uses: readonly { html: string }[],
  element: string,
  rows: readonly Asked[],
  next?: string,
][] = [
  ['case studies', usesOf('stories'), 'article', caseStudies],
  ['shelves', usesOf('shelves'), 'li class', documentation.flatMap((shelf) => shelf.items.filter(isAsked)), 'h3'],
  ['shelves', usesOf('shelves'), 'h3', documentation],
  ...agendasOf('list').map((use): (typeof places)[number] => [
    'a list of events',
    [use],
    'li id',
    use.block.rows.filter((event) => !isOver(event, site.day)),
  ]),
  ...agendasOf('programme').map((use): (typeof places)[number] => ['a programme', [use], 'li', use.block.rows]),
];

test.each(places)(
  'in %s, each row is asked for once, where its title stands, and the form names it',
  (_, uses, element, rows, next) => {
    for (const { html } of uses.filter((use) => requestsIn(use.html).length > 0)) {
      const found = html.split(new RegExp(`(?=<${element}[ >=])`)).slice(1);
      const parts = found.map((part) => (next === undefined ? part : (part.split(`<${next}`)[0] ?? '')));
      for (const { id, title } of rows) {
        const holders = parts.filter((part) => requestsIn(part)[0] === id);
        expect(holders, id).toHaveLength(1);
        const upToLink = new RegExp(`^.*?[?;&][^?&#=]+=${id}["#].*?</a>`, 's').exec(holders[0] ?? '')?.[0] ?? '';
        expect(wordsOf(upToLink)).toContain(wordsOf(title));
        for (const form of asking) expect(asTyped(topicOf(id, form))).toContain(asTyped(title));
      }
      const asked = parts.flatMap((part) => requestsIn(part).slice(0, 1));
      expect(asked.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    }
  },
);

test('a strip of next events asks for events to come only', () => {
  for (const { block, html } of agendasOf('strip')) {
    const known = new Set(block.rows.filter((event) => !isOver(event, site.day)).map(({ id }) => id));
    expect(requestsIn(html).filter((id) => !known.has(id))).toEqual([]);
  }
});

function topicOf(id: string, { block: { form } }: (typeof asking)[number]): string {
  return requestParameters.map((parameter) => prefillOf(form, `?${parameter}=${id}`).topic ?? '').join('');
}

test('the names of offers lead to a part of their page', () => {
  const engine = join(import.meta.dirname, '../..');
  const english = join(engine, 'tests/examples/english');
  const file = 'spec/pages/worth.yaml';
  const texts = withCalculatorTexts(english);
  const { load } = createLoader({ root: english, engine });
  const findings = (href: string) =>
    load(
      new Map(Object.entries({ ...texts, [file]: String(texts[file]).replace('href: /terms', `href: '${href}'`) })),
    ).findings.map(({ message }) => message);
  expect(findings('#day')).toEqual([]);
  expect(findings('/terms#day')).toEqual([expect.stringContaining("n'a pas de partie « #day »")]);
});
