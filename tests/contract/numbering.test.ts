import { describe, expect, test } from 'vitest';
import { hrefsOf, usesOf } from './rendered.ts';

/** The pages that say which of a series they are, and what they say. */
const ranks = new Map(
  usesOf('hero').flatMap(({ path, block: { series } }) => (series === undefined ? [] : [[path, series.rank] as const])),
);

describe.each(usesOf('catalogue').filter(({ block }) => block.look === 'lines'))(
  'the register on $path',
  ({ html }) => {
    test('numbers its rows as their pages do', () => {
      const listed = [...new Set(hrefsOf(html))].flatMap((href) => ranks.get(href) ?? []);
      expect(listed).toEqual(listed.map((_, index) => index + 1));
    });
  },
);

describe('links that promise a file', () => {
  test('lead to it, or say that it is on request', () => {
    for (const { path, block } of usesOf('search')) {
      const { label, href = '' } = block.download?.action ?? { label: '' };
      const isFile = /\.[a-z0-9]{2,4}$/u.test(href);
      if (/télécharg/iu.test(label) && !isFile) expect(label, path).toMatch(/demande/u);
    }
  });
});
