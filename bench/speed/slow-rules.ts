import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { median } from '../statistics.ts';

const loads = 12;

/** The part of a load that one rule may take. */
const mostShare = 0.1;

/** The rules that take more than a tenth of a load of the real site, in one sentence of Markdown. */
export async function slowRules(root: string): Promise<string> {
  const loader = createLoader({ root, cache: new ParseCache() });
  // The first loads warm the compilers up.
  const measured = Array.from({ length: 3 + loads }, () => {
    const start = performance.now();
    const { ruleTimes } = loader.load();
    return { whole: performance.now() - start, ruleTimes };
  }).slice(3);
  const whole = median(measured.map((one) => one.whole));
  const slow = [...(measured[0]?.ruleTimes.keys() ?? [])].flatMap((name) => {
    const share = median(measured.map(({ ruleTimes }) => ruleTimes.get(name) ?? 0)) / whole;
    return share > mostShare ? [`\`${name}\` (${(100 * share).toFixed(0)} %)`] : [];
  });
  return slow.length === 0
    ? 'No rule takes more than a tenth of a load.'
    : `Rules that take more than a tenth of a load: ${slow.join(', ')}.`;
}
