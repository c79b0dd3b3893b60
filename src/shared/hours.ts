import { tagOf, type Locale, noBreak } from './locale.ts';

/** A time of day, in minutes since midnight: `570` → `9 h 30`, `840` → `14 h` in French, as the country writes it elsewhere. */
export function formatTime(minutes: number, locale: Locale): string {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  if (locale.language === 'fr') return `${hour}${noBreak}h${minute === '00' ? '' : `${noBreak}${minute}`}`;
  const format = new Intl.DateTimeFormat(tagOf(locale), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(minutes * 60_000);
}

/** An hour of a day in minutes since midnight: `09:30` → 570. */
export function minutesOf(slot: string): number {
  const [hours = 0, minutes = 0] = slot.split(':').map(Number);
  return 60 * hours + minutes;
}
