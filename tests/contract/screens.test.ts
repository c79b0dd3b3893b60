import { expect, test } from 'vitest';
import type { Screen } from '#generated/types.ts';
import { locale } from '#generated/locale.ts';
import { site } from './real-site.ts';
import { charactersOf, countOf, renderBlocks, wordsOf } from './rendered.ts';

/** The screens of a page: those that blocks of their own show, and those of openings. */
const pages = site.pages.flatMap(({ path, blocks }) => {
  const screens = blocks.flatMap((block) => ('screen' in block && block.screen !== undefined ? [block.screen] : []));
  return screens.length === 0 ? [] : [{ path, screens }];
});

test.for(pages)(
  '$path says of each screen that it is a reconstruction, and has its rows as text',
  ({ path, screens }) => {
    const html = renderBlocks(path);
    expect(countOf(html, `>${locale.words.screen}<`)).toBe(screens.length);
    const read = charactersOf(html.replaceAll(/<svg.*?<\/svg>/gs, ''));
    for (const screen of screens) {
      expect(read).toContain(charactersOf(screen.caption));
      for (const text of textsOf(screen)) expect(read).toContain(charactersOf(text));
    }
  },
);

test.for(pages)('$path numbers what an answer cites as the passages are numbered', ({ path, screens }) => {
  const words = wordsOf(renderBlocks(path));
  for (const screen of screens) {
    if (screen.kind !== 'conversation') continue;
    for (const { text, cites } of screen.answer) {
      const number = screen.passages.findIndex(({ id }) => id === cites) + 1;
      if (number > 0) expect(words).toContain(`${wordsOf(text)} [${number}]`);
    }
  }
});

function textsOf(screen: Screen): string[] {
  switch (screen.kind) {
    case 'conversation':
      return [screen.question, ...screen.passages.flatMap(({ source, text }) => [source, text])];
    case 'canvas':
      return screen.steps.flatMap(({ name, detail }) => [name, detail]);
    case 'trace':
      return screen.spans.map(({ name }) => name);
    case 'graph':
      return screen.relations.map(({ type }) => type);
    case 'terminal':
      return screen.lines.map(({ command }) => command);
    default:
      return screen.results.flatMap(({ title, source, text }) => [title, source, text]);
  }
}
