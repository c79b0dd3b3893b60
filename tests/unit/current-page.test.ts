import { expect, test } from 'vitest';
import { atPage, currentPage, currentSection, openSection } from '../../src/shell/current-page.ts';

/** An element with what the shell says of an address, as the page at `path` has it. */
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
])('%o on %s', (undecided, path, attributes) => {
  expect(drawn(undecided, path)).toBe(`<i${attributes} class="x">`);
});
