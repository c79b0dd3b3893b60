import { expect, test } from 'vitest';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { addressWithWords, wordsIn } from '../../src/search/typed-words.ts';
import { atPage, currentPage, currentSection, openSection } from '../../src/shell/current-page.ts';
import { fragmentOf } from '../../src/shell/page-shell.tsx';

test('a home page that answers for all unknown addresses does so with its own file', () => {
  const home = { path: '/', family: 'home', aliases: [], fallback: true };
  expect(routeTable([home], [])[1]).toMatchObject({ path: '/*', handle: { canonical: '/', file: 'index.html' } });
});

const at = (address: string) => new URL(address, 'https://site.example/');

test('the fragment counts before the query', () => {
  expect(wordsIn(at('/agenda?recherche=ancien#recherche=nouveau'))).toBe('nouveau');
  expect(wordsIn(at('/agenda?recherche=ancien#recherche='))).toBe('');
});

test('a place in the page says nothing of words, and stays without them', () => {
  expect(wordsIn(at('/agenda#aller-au-contenu'))).toBeUndefined();
  expect(addressWithWords('', at('/agenda#aller-au-contenu'))).toBe('/agenda#aller-au-contenu');
  expect(addressWithWords('', at('/agenda#recherche=x'))).toBe('/agenda');
  expect(wordsIn(at('/agenda'))).toBe('');
});

/** An element with an attribute of the shell that depends on the page, as the page at `path` has it. */
const drawn = (undecided: Readonly<Record<string, string>>, path: string) =>
  atPage(
    `<i${Object.entries(undecided)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('')} class="x">`,
    path,
  );

test.each([
  [currentPage('/stages'), '/stages', ' aria-current="page"'],
  [currentPage('/stages'), '/stages/mousses', ''],
  [currentSection('/stages'), '/stages', ' aria-current="page"'],
  [currentSection('/stages'), '/stages/mousses', ' aria-current="true"'],
  [currentSection('/stages'), '/stages-d-hiver', ''],
  [currentSection('/'), '/', ' aria-current="page"'],
  [currentSection('/'), '/stages', ''],
  [openSection('/stages'), '/stages', ' open=""'],
  [openSection('/stages'), '/stages/mousses', ' open=""'],
  [openSection('/stages'), '/ecole', ''],
])('%o on %s', (undecided, path, attributes) => expect(drawn(undecided, path)).toBe(`<i${attributes} class="x">`));

test.each([
  ['Aller au contenu', 'aller-au-contenu'],
  ["À l'essentiel !", 'a-l-essentiel'],
  ['Skip to content', 'skip-to-content'],
  ['Μετάβαση στο περιεχόμενο', 'μεταβαση-στο-περιεχομενο'],
])('« %s » is #%s', (label, fragment) => expect(fragmentOf(label)).toBe(fragment));
