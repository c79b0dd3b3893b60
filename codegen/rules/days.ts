import { datedBlocks } from '../model/index/shown-index.ts';
import { dayKeysIn, isDay, type DayKey } from '../model/index/days.ts';
import { exists, frenchForm, isoForm, lastDayOf, months, readDay } from '../base/calendar-day.ts';
import type { DocumentPath, JsonObject } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { defineRule, type Report } from './engine/rule.ts';

const codes = ['rule/day', 'rule/day-order', 'rule/draft'] as const;

/** The days of a row or a block exist in the calendar, the last day is not before the first, and `draft` is true or false. */
export const rule = defineRule({
  codes,
  reads: ['present', 'schemas'],
  check({ present: { index }, schemas }, report) {
    for (const [table, rows] of [...index.tables, ...index.hidden])
      for (const { source, path, written } of rows) checkDays(source, path, written, schemas.tables.get(table), report);
    for (const source of index.pages.values())
      for (const { place, block, schema } of datedBlocks(source, schemas))
        checkDays(source, ['blocks', place], block, schema, report);
  },
});

function checkDays(
  source: Source,
  path: DocumentPath,
  written: JsonObject,
  schema: JsonObject | undefined,
  report: Report<(typeof codes)[number]>,
): void {
  const keys = dayKeysIn(written, schema);
  for (const key of keys) {
    const fault = key === 'draft' ? draftFault(written) : dayFault(key, written);
    if (fault !== undefined) report(source, [...path, key], fault);
  }
  const [from, until] = (['from', 'until'] as const).map((key) =>
    keys.includes(key) ? isDay(written[key]) : undefined,
  );
  if (from === undefined || until === undefined || from <= until) return;
  const message = `le dernier jour (« until: ${until} ») vient avant le premier (« from: ${from} ») : cela ne paraîtrait jamais.`;
  const remedy = `Si les deux sont inversés, échangez-les : « from: ${until} », « until: ${from} ».`;
  report(source, [...path, 'until'], { code: 'rule/day-order', message, remedy });
}

function draftFault({ draft }: JsonObject) {
  if (typeof draft === 'boolean') return undefined;
  const message = "« draft » dit par « true » ou « false » si c'est un brouillon.";
  return { code: 'rule/draft', message, remedy: 'Écrivez « draft: true », ou retirez cette ligne.' } as const;
}

function dayFault(key: DayKey, { [key]: value }: JsonObject) {
  if (isDay(value) !== undefined) return undefined;
  const day = typeof value === 'string' ? readDay(value) : undefined;
  const code = 'rule/day';
  if (day === undefined) {
    const message = `« ${key} » attend un jour (année-mois-jour).`;
    return { code, message, remedy: `Écrivez par exemple « ${key}: 2026-12-31 ».` } as const;
  }
  if (exists(day))
    return {
      code,
      message: `le ${frenchForm(day)} s'écrit ici année-mois-jour.`,
      remedy: `Écrivez « ${key}: ${isoForm(day)} ».`,
    } as const;
  const last = lastDayOf(day);
  const message = `« ${String(value)} » n'existe pas : ${months[day.month - 1]} ${day.year} a ${last} jours.`;
  return { code, message, remedy: `Écrivez « ${key}: ${isoForm({ ...day, day: last })} », ou un autre jour.` } as const;
}
