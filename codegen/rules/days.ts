import type { Fault } from '../base/findings/finding.ts';
import { datedIn, areInOrder, dayKeysIn, isDay, type DayKey } from '../model/index/days.ts';
import type { JsonObject } from '../base/json.ts';
import { formFault } from '../validate/form-fault.ts';
import { typeFault } from '../validate/type-fault.ts';
import { defineRule } from './engine/rule.ts';

/** The days of a row or a block exist in the calendar, the last day is not before the first, and `draft` is true or false. */
export const rule = defineRule({
  reads: ['present', 'schemas'],
  isFirst: true,
  check({ present: { index }, schemas }, report) {
    for (const source of [...index.tableFiles, ...index.pages.values()])
      for (const { value, path, schema } of datedIn(source, schemas)) {
        for (const key of dayKeysIn(value, schema)) {
          const fault = faultOf(key, value);
          if (fault !== undefined) report(source, [...path, key], fault);
        }
        const keys: readonly string[] = dayKeysIn(value, schema);
        const [from, until] = ['from', 'until'].map((key) => (keys.includes(key) ? value[key] : undefined));
        if (areInOrder(from, until)) continue;
        const days = `le dernier jour (« until: ${String(until)} ») vient avant le premier (« from: ${String(from)} »)`;
        const message = `${days} : cela ne paraîtrait jamais.`;
        const remedy = `Si les deux sont inversés, échangez-les : « from: ${String(until)} », « until: ${String(from)} ».`;
        report(source, [...path, 'until'], { code: 'rule/day-order', message, remedy });
      }
  },
});

function faultOf(
  key: DayKey,
  { [key]: value = null }: JsonObject,
): (Fault & { code: 'rule/day' | 'rule/draft' }) | undefined {
  if (key === 'draft' ? typeof value === 'boolean' : isDay(value) !== undefined) return undefined;
  const expected =
    key === 'draft' ? 'Écrivez « draft: true », ou retirez cette ligne.' : 'Écrivez un jour, comme « 2026-12-31 ».';
  const accepts = (text: string) => isDay(text) !== undefined;
  const [message, remedy] =
    key !== 'draft' && typeof value === 'string'
      ? formFault(value, { format: 'date', accepts, expected })
      : typeFault(value, { type: key === 'draft' ? 'boolean' : 'string', form: { format: 'date' } }, expected);
  return { code: key === 'draft' ? 'rule/draft' : 'rule/day', message, remedy };
}
