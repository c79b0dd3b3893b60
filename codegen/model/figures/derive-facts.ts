import { namedFacts } from '../facts/named-facts.ts';
import type { Fault } from '../../base/findings/fault.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { documentFinding } from '../../read/report.ts';
import { type Json, type JsonObject, replaced } from '../../base/json.ts';
import { isFault } from '../resolve/target.ts';
import type { Origin } from '../resolve/resolved.ts';
import type { Source } from '../../read/source.ts';
import { shown, type Calculator, type Result } from './calculator.ts';
import { readFormula } from './formula.ts';

/** The file of facts with each `derived` worked out, and what could not be. */
export interface DerivedFacts {
  source: Source;
  findings: Finding[];
  unknown: Origin[];
}

/** Works out the facts that follow from others: `value` and `max` take the place of `derived`. */
export function deriveFacts(source: Source, calculator: Calculator): DerivedFacts {
  const findings: Finding[] = [];
  const unknown: Origin[] = [];
  let { data } = source;
  for (const { path, written } of namedFacts(source.data)) {
    if (written.derived === undefined) continue;
    const result = work(written.derived, calculator);
    if (result === undefined || isFault(result)) {
      unknown.push({ source, path });
      if (result !== undefined) findings.push(documentFinding(source.document, [...path, 'derived'], result));
    } else data = replaced(data, path, figure(written, result));
  }
  return { source: { ...source, data }, findings, unknown };
}

/** One result, since a fact is one figure; `undefined` when the schema says what is wrong. */
function work(derived: Json, calculator: Calculator): Result | Fault | undefined {
  const formula = readFormula(derived);
  if (formula === undefined || isFault(formula)) return formula;
  const results = calculator.results(formula);
  if (isFault(results)) return results;
  const [first, ...others] = results;
  const other = others.find(({ value }) => value !== first?.value);
  if (first === undefined || other === undefined) return first;
  const message = `ce calcul donne plusieurs valeurs : ${first.evidence()}, ${other.evidence()}.`;
  const remedy = `Corrigez l'une des lignes, ou écrivez « value: ${shown(first.value)} » et « agrees » à la place de « derived ».`;
  return { code: 'rule/formula', message, remedy };
}

function figure({ derived: _, ...fact }: JsonObject, { value, max }: Result): JsonObject {
  return max === undefined || max === value ? { ...fact, value } : { ...fact, value, max };
}
