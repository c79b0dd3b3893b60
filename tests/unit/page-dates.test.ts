import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash, PageDates } from '../../codegen/site/pages/page-dates.ts';
import { emptiedFolder } from '../run/test-folder.ts';

const root = emptiedFolder();

const head = { title: 'Contact', description: 'Écrivez-nous.' };
const html = (text: string, className = 'a'): string =>
  `<body><main class="${className}"><h1>${text}</h1></main></body>`;

function noted(pages: Record<string, string>, today?: string): PageDates {
  const dates = new PageDates(root, today);
  for (const [path, text] of Object.entries(pages)) dates.note(path, contentHash(head, text));
  if (today !== undefined) dates.write();
  return dates;
}

test('without a ledger no page has a date, and each is named', () => {
  const { dates, undated } = noted({ '/': html('Accueil'), '/contact': html('Contact') });
  expect([...dates]).toEqual([]);
  expect(undated).toEqual(['/', '/contact']);
});

test('a page keeps its date for as long as it says the same, whatever its markup', () => {
  noted({ '/contact': html('Contact') }, '2026-03-02');
  expect([...noted({ '/contact': html('Contact', 'b') }).dates]).toEqual([['/contact', '2026-03-02']]);
  expect([...noted({ '/contact': html('Contact') }, '2026-05-05').dates]).toEqual([['/contact', '2026-03-02']]);
});

test('a page that has changed has no date until it is dated again', () => {
  noted({ '/': html('Accueil'), '/contact': html('Contact') }, '2026-03-02');
  const changed = { '/': html('Accueil'), '/contact': html('Contactez-nous') };
  expect([...noted(changed).dates]).toEqual([['/', '2026-03-02']]);
  expect(noted(changed).undated).toEqual(['/contact']);
  noted(changed, '2026-04-04');
  expect([...noted(changed).dates]).toEqual([
    ['/', '2026-03-02'],
    ['/contact', '2026-04-04'],
  ]);
});

test('title and summary count, and a page that is gone leaves the ledger', () => {
  noted({ '/': html('Accueil'), '/contact': html('Contact') }, '2026-03-02');
  const dates = new PageDates(root);
  dates.note('/contact', contentHash({ ...head, title: 'Nous joindre' }, html('Contact')));
  expect(dates.undated).toEqual(['/contact']);
  noted({ '/': html('Accueil') }, '2026-03-03');
  expect(Object.keys(JSON.parse(readFileSync(join(root, 'spec/ledgers/page-dates.json'), 'utf8')) as object)).toEqual([
    '/',
  ]);
});

test('a date can be put right by hand', () => {
  noted({ '/': html('Accueil') }, '2026-03-02');
  const ledger = join(root, 'spec/ledgers/page-dates.json');
  writeFileSync(ledger, readFileSync(ledger, 'utf8').replace('2026-03-02', '2026-01-15'));
  expect(noted({ '/': html('Accueil') }).dates.get('/')).toBe('2026-01-15');
});
