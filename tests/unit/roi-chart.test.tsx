import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CumulativeChart } from '../../src/blocks/roi-calculator/cumulative-chart.tsx';
import { roi } from '../../src/generated/roi.ts';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { site } from '../contract/real-site.ts';
import { anyInputs } from './roi-any-inputs.ts';

const block = site.pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'roi-calculator');

test('the chart of any result has finite numbers in every attribute, and says whether there is a break-even', () => {
  if (block?.type !== 'roi-calculator') throw new Error('no page has the calculator');
  const { chart } = block;
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const result = calculateRoi(inputs, roi);
      const html = renderToStaticMarkup(<CumulativeChart texts={chart} result={result} className="" />);
      expect(html).not.toMatch(/NaN|Infinity|undefined|∞/);
      expect(html.includes(chart.never)).toBe(result.breakEvenMonths === null);
    }),
    { numRuns: 500 },
  );
});
