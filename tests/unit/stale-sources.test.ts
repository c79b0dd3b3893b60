import { expect, test } from 'vitest';
import { currentFigures } from '../../codegen/model/figures/source-ledger.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { staleSources } from '../../codegen/release/stale-sources.ts';
import type { Source } from '../../codegen/model/resolve/spec-index.ts';

const sourceOf = (text: string): Source => {
  const { document } = new ParseCache().parse({ file: 'spec/facts.yaml', kind: 'facts', name: 'facts', text });
  if (document === undefined) throw new Error('the facts of this test cannot be parsed');
  return { document, data: document.data, annotations: [] };
};

const facts = (value: number, source: string) => `
growth:
  label: Croissance
  unit: "%"
  source: ${source}
  readings:
    main: { value: ${value}, shownOn: [/] }
    counted: { derived: { kind: count, of: offers }, shownOn: [/] }
`;
const approved = currentFigures(sourceOf(facts(12, 'Étude 2026')));

test('a figure that changed while its source did not is asked about', () => {
  expect(staleSources(sourceOf(facts(15, 'Étude 2026')), approved)).toEqual([
    expect.objectContaining({
      kind: 'staleSource',
      path: 'growth/readings/main/value',
      note: '12 % est devenu 15 %, la source est restée « Étude 2026 »',
    }),
  ]);
});

test.each([
  ['nothing changed', facts(12, 'Étude 2026'), approved],
  ['the source changed too', facts(15, 'Étude 2027'), approved],
  ['the figure is new', facts(15, 'Étude 2026'), {}],
])('nothing is asked when %s', (_, text, ledger) => {
  expect(staleSources(sourceOf(text), ledger)).toEqual([]);
});
