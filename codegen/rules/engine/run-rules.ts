import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../../base/findings/finding.ts';
import { documentFinding } from '../../read/source.ts';
import type { Rule, RuleInputs } from './rule.ts';

const folder = join(import.meta.dirname, '..');

/** Every rule of codegen/rules/, in the order of the files: a rule is there because its file is. */
const rules: readonly (readonly [name: string, rule: Rule])[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map(async (name) => {
      const { rule } = (await import(pathToFileURL(join(folder, name)).href)) as { rule?: Rule };
      if (rule === undefined) throw new Error(`codegen/rules/${name} exports no rule.`);
      return [basename(name, '.ts'), rule] as const;
    }),
);

/** Milliseconds of each rule, by its name. */
export type RuleTimes = ReadonlyMap<string, number>;

/** Runs the rules whose inputs are complete. */
export function runRules(inputs: Partial<RuleInputs>): { findings: Finding[]; ruleTimes: RuleTimes } {
  const findings: Finding[] = [];
  const ruleTimes = new Map<string, number>();
  for (const [name, rule] of rules) {
    if (!rule.reads.every((input) => inputs[input] !== undefined)) continue;
    const start = performance.now();
    rule.check(inputs as RuleInputs, ({ document }, path, fault, target, within) => {
      const finding = documentFinding(document, path, fault, target, within);
      if (rule.isFirst !== true && fault.about?.isCause !== true) finding.isDerived = true;
      if (rule.isLast === true) finding.isLast = true;
      findings.push(finding);
    });
    ruleTimes.set(name, performance.now() - start);
  }
  return { findings, ruleTimes };
}
