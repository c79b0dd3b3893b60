import { expect, test } from 'vitest';
import { Fine } from '../../codegen/rules/engine/fine.ts';
import type { Rule } from '../../codegen/rules/engine/rule.ts';
import type { RuleInputs } from '../../codegen/rules/engine/rule-inputs.ts';
import { RuleMemory } from '../../codegen/rules/engine/rule-memory.ts';
import { runRules } from '../../codegen/rules/engine/run-rules.ts';

const source = { document: { file: 'spec/site.yaml', locate: () => ({ line: 1, column: 1, endColumn: 2 }), text: '' } };
const fault = { code: 'rule/test', message: 'Faux.' };

/** How often a rule has looked, over runs with these inputs. */
function looks(rule: Pick<Rule, 'reads' | 'each'>, check: Rule['check'], runs: readonly object[]): number[] {
  const memory = new RuleMemory();
  let looked = 0;
  const whole: Rule = {
    ...rule,
    codes: ['rule/test'],
    check: (inputs, report) => {
      looked += 1;
      check(inputs, report);
    },
  };
  return runs.map((inputs) => {
    looked = 0;
    runRules([whole], inputs, memory);
    return looked;
  });
}

const nothing = () => {};

test('a rule that found nothing looks again where one of its inputs is another one', () => {
  const [site, other] = [{}, {}];
  const runs = [{ site, facts: {} }, { site, facts: {} }, { site: other }, {}, { site: other }];
  expect(looks({ reads: ['site'] }, nothing, runs)).toEqual([1, 0, 1, 0, 0]);
});

test('one that found something looks each time, and one that reads what lies beside the spec', () => {
  const site = {};
  const finds: Rule['check'] = (_, report) => report(source as never, [], fault);
  expect(looks({ reads: ['site'] }, finds, [{ site }, { site }])).toEqual([1, 1]);
  const runs = [
    { site, root: '/' },
    { site, root: '/' },
  ];
  expect(looks({ reads: ['site', 'root'] }, nothing, runs)).toEqual([1, 1]);
});

test('of the tables, it looks again where one that it has asked for is another one', () => {
  const [a, b] = [[], []];
  const runs = [{ a }, { a, b }, { a: b, b }, { a: b }, { b }].map((tables) => ({
    tables: new Map(Object.entries(tables)),
  }));
  const reads = ['tables'] as const;
  expect(looks({ reads }, ({ tables }) => void tables.get('a'), runs)).toEqual([1, 0, 1, 0, 1]);
  expect(looks({ reads }, ({ tables }) => void tables.has('c'), runs)).toEqual([1, 0, 0, 0, 0]);
  expect(looks({ reads }, ({ tables }) => void [...tables.keys()], runs)).toEqual([1, 1, 0, 1, 1]);
  for (const all of [
    ({ tables }: RuleInputs) => void [...tables],
    ({ tables }: RuleInputs) => void [...tables.entries()],
    ({ tables }: RuleInputs) => void [...tables.values()],
    ({ tables }: RuleInputs) => tables.forEach(nothing),
  ])
    expect(looks({ reads }, all, runs)).toEqual([1, 1, 1, 1, 1]);
  expect(looks({ reads }, ({ tables }) => void tables.size, runs)).toEqual([1, 1, 0, 1, 1]);
});

test('one that looks at each form by itself looks at the other ones alone', () => {
  const [a, b, c] = [{}, {}, {}];
  const runs = [{ a, b }, { a, b: c }, { a }, { a, b: c }].map((forms) => ({ forms: new Map(Object.entries(forms)) }));
  expect(looks({ reads: ['forms'], each: 'forms' }, nothing, runs)).toEqual([2, 1, 0, 0]);
});

test('what is fine is looked at again where it, or something beside it, is another one; what is not, each time', () => {
  const fine = new Fine();
  const [one, other, beside] = [{}, {}, {}];
  const look = (value: object, read: readonly unknown[], isFine = true) => {
    let looked = 0;
    fine.check(value, read, nothing, (report) => {
      looked += 1;
      if (!isFine) report(source as never, [], fault);
    });
    return looked;
  };
  expect([look(one, [beside]), look(one, [beside]), look(other, [beside]), look(one, [])]).toEqual([1, 0, 1, 1]);
  expect([look(one, [], false), look(one, [beside], false), look(one, [beside]), look(one, [beside])]).toEqual([
    0, 1, 1, 0,
  ]);
});
