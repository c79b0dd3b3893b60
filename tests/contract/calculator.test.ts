import { expect, test } from 'vitest';
import { figuresOf } from '../../src/blocks/calculator/figures.ts';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { explainFigure } from '../../src/roi/explain.ts';
import { rowAnchor } from '../../src/roi/sources.ts';
import { lengthOf, partsOf, shapesOf, shareOf } from './pictures/shapes.ts';
import { renderBlocks, usesOf } from './rendered.ts';

const all = usesOf('calculator');

for (const { path, block, html } of all) {
  const { roi, part: texts } = block;
  if (texts.kind !== 'instrument') continue;

  test('the bars of the comparison are as long as the returns beside them are high', () => {
    const cards = partsOf(html.slice(html.indexOf('data-panel="comparison"')), 'li').slice(0, roi.useCases.length);
    const returns = cards.map((card) => Number(/value="([^"]*)" data-return="profile"/.exec(card)?.[1]));
    const bars = cards.map((card) => lengthOf(shapesOf(card, 'rect').at(-1)?.width));
    expect(bars).toEqual(returns.map((one) => shareOf(Math.max(one, 0), Math.max(...returns))));
  });

  test('every row that a calculation names is in the methodology of its page', () => {
    const page = renderBlocks(path);
    const hasMethodology = all.some((one) => one.path === path && one.block.part.kind === 'methodology');
    const anchors = roi.calculationTypes.flatMap(({ id }) => {
      const inputs = { ...roi.defaults, calculationType: id };
      const figures = figuresOf(calculateRoi(inputs, roi), { roi, texts });
      return figures.flatMap(({ field }) => explainFigure(field, inputs, roi).rows.map(rowAnchor));
    });
    expect(anchors.length).toBeGreaterThan(2);
    expect(anchors.filter((anchor) => hasMethodology && !page.includes(` id="${anchor}"`))).toEqual([]);
  });
}
