import { expect, test } from 'vitest';
import { locale } from '#generated/locale.ts';
import { site } from './real-site.ts';
import { countOf, renderBlocks, wordsOf } from './rendered.ts';

/** The screens of a page: those that blocks of their own show, and those of openings. */
const pages = site.pages.flatMap(({ path, blocks }) => {
  const screens = blocks.flatMap((block) => ('screen' in block && block.screen !== undefined ? [block.screen] : []));
  return screens.length === 0 ? [] : [{ path, screens }];
});

test.for(pages)(
  '$path says of each screen that it is a reconstruction, and numbers what an answer cites as the passages are numbered',
  ({ path, screens }) => {
    const html = renderBlocks(path);
    expect(countOf(html, `>${locale.words.screen}<`)).toBe(screens.length);
    const words = wordsOf(html);
    for (const screen of screens) {
      if (screen.kind !== 'conversation') continue;
      for (const { text, cites } of screen.answer) {
        const number = screen.passages.findIndex(({ id }) => id === cites) + 1;
        if (number > 0) expect(words).toContain(`${wordsOf(text)} [${number}]`);
      }
    }
  },
);
