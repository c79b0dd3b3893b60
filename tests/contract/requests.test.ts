import { expect, test } from 'vitest';
import { prefillOf } from '../../src/forms/prefill.ts';
import { isOver } from '../../src/ui/days.ts';
import { site } from './real-site.ts';
import { agendasOf, requestParameters, requestsIn, usesOf, wordsOf } from './rendered.ts';

const { caseStudies, documentation } = site.tables;
/** The forms that a link can ask for something. */
const forms = usesOf('form').filter(({ block }) =>
  block.form.links?.some(({ parameter }) => requestParameters.includes(parameter)),
);

/** A row that is asked for, by the title that is read beside its link. */
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
        for (const form of forms) expect(topicOf(id, form)).toContain(title);
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

function topicOf(id: string, { block: { form } }: (typeof forms)[number]): string {
  return requestParameters.map((parameter) => prefillOf(form, `?${parameter}=${id}`).topic ?? '').join('');
}
