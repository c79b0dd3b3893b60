import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rule } from '../../codegen/rules/text-twice.ts';
import type { MadePage } from '../../codegen/model/pages/pages.ts';
import type { Resolved } from '../../codegen/model/resolve/resolved.ts';
import type { Source } from '../../codegen/model/resolve/spec-index.ts';
import { forgetRemembered } from '../../codegen/base/remembered.ts';

const sources = ['a', 'b'].map(
  (file) => ({ document: { file, locate: () => ({ line: 1 }) } }) as unknown as Source,
) as [Source, Source];

/** A long text, and one of two places of the spec where it is written. */
type Written = readonly [text: number, place: number];

const long = (text: number) => Array.from({ length: 12 }, (_, word) => `mot${text}x${word}`).join(' ');

function pageOf(path: string, written: readonly Written[]): MadePage {
  const blocks = written.map(([text, place]): Resolved => {
    const origin = { source: sources[place] as Source, path: [0] };
    return { value: { text: long(text) }, origin, originOf: () => origin, facts: new Map() };
  });
  return { path, blocks } as unknown as MadePage;
}

function found(pages: readonly MadePage[]): string[] {
  const said: string[] = [];
  rule.check({ pages }, ({ document }, path, { message }) => said.push([document.file, ...path, message].join(' ')));
  return said;
}

const written = fc.array(fc.tuple(fc.nat(1), fc.nat(1)), { maxLength: 2 });
const page = fc
  .record({ address: fc.nat(2), texts: written })
  .map(({ address, texts }) => pageOf(`/${address}`, texts));
/** Of three pages, those that are others than before, or one more of them; and which of them come first. */
const edit = fc.record({ pages: fc.array(fc.option(page), { minLength: 3, maxLength: 4 }), isTurned: fc.boolean() });

/** Two blocks of a page that say the same change places: the one of another page is a copy then, and was none before. */
const blocksTurned = [
  [
    [1, 0],
    [1, 1],
  ] as const,
  [
    [1, 1],
    [1, 0],
  ] as const,
].map((texts) => ({ pages: [pageOf('/1', texts), null, pageOf('/2', [[1, 0]])], isTurned: false }));

test('after each edit, the same is found as where nothing is remembered', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      forgetRemembered();
      let pages: readonly MadePage[] = [];
      const states = edits.map((next) => {
        pages = next.pages.map((made, place) => made ?? pages[place] ?? pageOf('/', []));
        const shown = next.isTurned ? pages.toReversed() : pages;
        return { pages: shown, found: found(shown) };
      });
      for (const state of states) {
        forgetRemembered();
        expect(state.found).toEqual(found(state.pages));
      }
    }),
    { numRuns: 2000, examples: [[blocksTurned]] },
  );
});
