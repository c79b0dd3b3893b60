import { areSame } from '../../base/remembered-lists.ts';
import type { Row } from '../../model/resolve/spec-index.ts';
import { ReadTables } from './read-tables.ts';
import type { Rule } from './rule.ts';
import type { RuleInputs } from './rule-inputs.ts';

/** What a rule has read when it found nothing. */
interface Quiet {
  inputs: readonly unknown[];
  tables: ReadTables<readonly Row[]> | undefined;
}

/**
 * Remembers which rules have found nothing, in a process that goes on: one looks again where one of its inputs, or a table that it has asked
 * for, is another one. What is found is said again in each run.
 */
export class RuleMemory {
  readonly #quiet = new Map<Rule, WeakMap<object, Quiet>>();

  /**
   * @param value what is looked at by itself: all inputs, or one form
   * @param check runs the rule, and tells how much it has found
   */
  run(rule: Rule, inputs: RuleInputs, value: object, check: (inputs: RuleInputs) => number): void {
    // What lies beside the spec may change without it.
    if (rule.reads.includes('root')) {
      check(inputs);
      return;
    }
    const own = rule.reads.filter((input) => input !== 'tables' && input !== rule.each);
    const others = own.map((input) => inputs[input]);
    const byValue = this.#quiet.get(rule) ?? new WeakMap<object, Quiet>();
    this.#quiet.set(rule, byValue);
    const quiet = byValue.get(value);
    const isSame = quiet !== undefined && areSame(quiet.inputs, others);
    if (isSame && quiet.tables?.saySame(inputs.tables) !== false) return;
    const tables = rule.reads.includes('tables') ? new ReadTables(inputs.tables) : undefined;
    const found = check(tables === undefined ? inputs : { ...inputs, tables });
    if (found === 0) byValue.set(value, { inputs: others, tables });
    else byValue.delete(value);
  }
}
