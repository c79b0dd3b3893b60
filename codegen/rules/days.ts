import type { Fault } from '../base/findings/fault.ts';
import { datedIn } from '../model/index/shown-index.ts';
import { areInOrder, dayKeysIn, isDay, type DayKey } from '../model/index/days.ts';
import { exists, frenchForm, isoForm, lastDayOf, months, readDay } from '../base/calendar-day.ts';
import type { JsonObject } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/** The days of a row or a block exist in the calendar, the last day is not before the first, and `draft` is true or false. */
export const rule = defineRule({
  codes: ['rule/day', 'rule/day-order', 'rule/draft'],
  reads: ['present', 'schemas'],
  isFirst: true,
  check({ present: { index }, schemas }, report) {
    for (const source of [...index.tableFiles, ...index.pages.values()])
      for (const { value, path, schema } of datedIn(source, schemas)) {
        for (const key of dayKeysIn(value, schema)) {
          const fault = key === 'draft' ? draftFault(value) : dayFault(key, value);
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

type DayFault = Fault & { code: 'rule/day' | 'rule/draft' };

function draftFault({ draft }: JsonObject): DayFault | undefined {
  if (typeof draft === 'boolean') return undefined;
  const message = "« draft » dit par « true » ou « false » si c'est un brouillon.";
  return { code: 'rule/draft', message, remedy: 'Écrivez « draft: true », ou retirez cette ligne.' };
}

function dayFault(key: DayKey, { [key]: value }: JsonObject): DayFault | undefined {
  if (isDay(value) !== undefined) return undefined;
  const day = typeof value === 'string' ? readDay(value) : undefined;
  const code = 'rule/day';
  if (day === undefined) {
    const message = `« ${key} » attend un jour (année-mois-jour).`;
    return { code, message, remedy: `Écrivez par exemple « ${key}: 2026-12-31 ».` };
  }
  if (exists(day)) {
    const message = `le ${frenchForm(day)} s'écrit ici année-mois-jour.`;
    return { code, message, remedy: `Écrivez « ${key}: ${isoForm(day)} ».` };
  }
  const last = lastDayOf(day);
  const message = `« ${String(value)} » n'existe pas : ${months[day.month - 1]} ${day.year} a ${last} jours.`;
  return { code, message, remedy: `Écrivez par exemple « ${key}: ${isoForm({ ...day, day: last })} ».` };
}
