import { expect, test } from 'vitest';
import { atPage, currentPage, currentSection, openSection } from '../../src/shell/current-page.ts';

/** An element with what the shell says of an address, as the page at `path` has it. */
const drawn = (undecided: Readonly<Record<string, string>>, path: string) => atPage(drawnOpen(undecided), path);

const drawnOpen = (undecided: Readonly<Record<string, string>>) =>
  `<i${Object.entries(undecided)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')} class="x">`;

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
])('%o on %s', (undecided, path, attributes) => {
  expect(drawn(undecided, path)).toBe(`<i${attributes} class="x">`);
});

test('what was made for one page is taken for another only where the same is current', () => {
  const hrefs = ['/', '/stages', '/stages/mousses', '/ecole'];
  const items = hrefs.flatMap((href) => [currentPage(href), currentSection(href), openSection(href)]);
  const html = items.map((item) => drawnOpen(item)).join('');
  const paths = [...hrefs, '/ecole/a', '/ecole/b', '/stages/mousses/x', '/stages/y', '/autre'];
  const alone = paths.map((path) => items.map((item) => drawn(item, path)).join(''));
  for (const some of [paths, paths.toReversed()])
    expect(some.map((path) => atPage(html, path))).toEqual(some.map((path) => alone[paths.indexOf(path)]));
});
