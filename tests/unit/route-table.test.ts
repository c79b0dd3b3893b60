import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { addressWithWords, wordsIn } from '../../src/search/typed-words.ts';
import { MenuLink, PathContext } from '../../src/shell/current-page.tsx';
import { fragmentOf } from '../../src/shell/page-shell.tsx';

test('a home page that answers for all unknown addresses does so with its own file', () => {
  const home = { path: '/', family: 'home', aliases: [], fallback: true };
  expect(routeTable([home], [])[1]).toMatchObject({ path: '/*', handle: { canonical: '/', file: 'index.html' } });
});

const at = (address: string) => new URL(address, 'https://site.example/');

test('a place in the page says nothing of words, and stays without them', () => {
  expect(wordsIn(at('/agenda#aller-au-contenu'))).toBeUndefined();
  expect(addressWithWords('', at('/agenda#aller-au-contenu'))).toBe('/agenda#aller-au-contenu');
  expect(addressWithWords('', at('/agenda#recherche=x'))).toBe('/agenda');
  expect(wordsIn(at('/agenda'))).toBe('');
});

/** How a link is marked on the page at `path`. */
const markAt = (path: string, link: ComponentProps<typeof MenuLink>) =>
  / aria-current="\w+"/.exec(
    renderToStaticMarkup(createElement(PathContext, { value: path }, createElement(MenuLink, link))),
  )?.[0] ?? '';

test.each([
  [{ href: '/stages' }, '/stages', ' aria-current="page"'],
  [{ href: '/stages' }, '/stages/mousses', ''],
  [{ href: '/stages', isSection: true }, '/stages', ' aria-current="page"'],
  [{ href: '/stages', isSection: true }, '/stages/mousses', ' aria-current="true"'],
  [{ href: '/stages', isSection: true }, '/stages-d-hiver', ''],
  [{ href: '/', isSection: true }, '/', ' aria-current="page"'],
  [{ href: '/', isSection: true }, '/stages', ''],
])('%o on %s', (link, path, mark) => expect(markAt(path, link)).toBe(mark));

test.each([
  ['Aller au contenu', 'aller-au-contenu'],
  ["À l'essentiel !", 'a-l-essentiel'],
  ['Skip to content', 'skip-to-content'],
  ['Μετάβαση στο περιεχόμενο', 'μεταβαση-στο-περιεχομενο'],
])('« %s » is #%s', (label, fragment) => expect(fragmentOf(label)).toBe(fragment));
