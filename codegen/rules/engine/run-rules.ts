import type { Finding } from '../../base/findings/finding.ts';
import { documentFinding } from '../../read/report.ts';
import type { RuleMemory } from './rule-memory.ts';
import type { Rule } from './rule.ts';
import type { RuleInputs } from './rule-inputs.ts';

/**
 * The findings of all rules whose inputs are whole.
 * @param memory where it is remembered which rules found nothing, if anywhere
 */
export function runRules(rules: readonly Rule[], inputs: Partial<RuleInputs>, memory?: RuleMemory): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    if (!rule.reads.every((input) => inputs[input] !== undefined)) continue;
    // A rule holds only what it declares: an input that it does not name is not there by accident.
    const read = Object.fromEntries(rule.reads.map((input) => [input, inputs[input]])) as unknown as RuleInputs;
    const check = (whole: RuleInputs): number => {
      const before = findings.length;
      rule.check(whole, ({ document }, path, fault, target, within) => {
        findings.push(documentFinding(document, path, fault, target, within));
      });
      return findings.length - before;
    };
    if (memory === undefined) check(read);
    else if (rule.each === undefined) memory.run(rule, read, rule, check);
    else
      for (const [name, form] of read.forms) memory.run(rule, { ...read, forms: new Map([[name, form]]) }, form, check);
  }
  return findings;
}
