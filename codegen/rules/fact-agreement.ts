import { namedFacts } from '../model/facts/named-facts.ts';
import { shown, type Result } from '../model/figures/calculator.ts';
import { readFormula } from '../model/figures/formula.ts';
import type { JsonObject } from '../base/json.ts';
import { isFault } from '../model/resolve/resolved.ts';
import { defineRule } from './engine/rule.ts';

/** A typed figure agrees with the rows of its formula, or gives a reason for the difference (`because`). */
export const rule = defineRule({
  reads: ['facts', 'calculator'],
  check({ facts, calculator }, report) {
    for (const { path, written, figure } of namedFacts(facts.data)) {
      if (written.agrees === undefined) continue;
      const formula = readFormula(written.agrees);
      if (formula === undefined) continue;
      const results = isFault(formula) ? formula : calculator.results(formula);
      if (isFault(results)) {
        report(facts, [...path, 'agrees'], { ...results, code: 'rule/formula' });
        continue;
      }
      const wrong = results.filter((result) => !agrees(figure, result));
      const [first] = wrong;
      if (first === undefined && written.because !== undefined) {
        const message = `« because » explique un écart, mais ce chiffre s'accorde désormais : ${results[0]?.evidence() ?? ''}.`;
        report(facts, [...path, 'because'], { code: 'rule/because', message, remedy: 'Retirez « because ».' }, 'key');
      }
      if (first === undefined || written.because !== undefined) continue;
      const more = wrong.length === 1 ? '' : ` (et ${wrong.length - 1} de plus)`;
      const message = `${announced(figure)} est annoncé, mais ${first.evidence()}${more}.`;
      // Another figure would only disagree with the other rows.
      const settled =
        wrong.length < results.length ? first.remedyFor?.(Number(figure.value)) : correction(figure, first);
      const corrected = settled === undefined ? 'Corrigez' : `${settled}, ou corrigez`;
      const remedy = `${corrected} les valeurs citées. Si les deux doivent rester, dites pourquoi : « because: … ».`;
      report(facts, [...path, 'value'], { code: 'rule/agrees', message, remedy, from: first.from() });
    }
  },
});

/** « 15+ » is at least 15, « < 5 » less than 5; both ends of a range are those announced. */
function agrees({ value, max, atLeast, lessThan }: JsonObject, result: Result): boolean {
  if (typeof value !== 'number') return true;
  if (atLeast === true) return result.value >= value;
  if (lessThan === true) return result.value < value;
  return result.value === value && (result.max ?? result.value) === (max ?? value);
}

function announced({ value, max, atLeast, unit }: JsonObject): string {
  const upTo = typeof max === 'number' ? ` à ${shown(max)}` : atLeast === true ? '+' : '';
  return `« ${shown(Number(value))}${upTo}${typeof unit === 'string' ? ` ${unit}` : ''} »`;
}

function correction({ max }: JsonObject, result: Result): string {
  const isRange = result.max !== undefined && result.max !== result.value;
  const upper = isRange ? ` et « max: ${result.max} »` : max === undefined ? '' : ' et supprimez « max »';
  return `Écrivez « value: ${result.value} »${upper}`;
}
