import type { Finding } from '../../base/findings/finding.ts';
import { documentFinding } from '../../read/report.ts';
import type { Rule } from './rule.ts';
import type { RuleInputs } from './rule-inputs.ts';

/** The findings of all rules whose inputs are complete. */
export function runRules(rules: readonly Rule[], inputs: Partial<RuleInputs>): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    if (!rule.reads.every((input) => inputs[input] !== undefined)) continue;
    // A rule receives only the inputs that it declares.
    const read = Object.fromEntries(rule.reads.map((input) => [input, inputs[input]])) as unknown as RuleInputs;
    rule.check(read, ({ document }, path, fault, target, within) => {
      findings.push(documentFinding(document, path, fault, target, within));
    });
  }
  return findings;
}
