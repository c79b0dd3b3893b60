import { locale } from '#generated/locale.ts';
import type { Form, FormCalendar } from '#generated/types.ts';
import { calendarText, type CalendarEntry } from '../ui/calendar-text.ts';
import type { FormFields } from './form-fields.ts';
import { answeredText, choiceOf } from './answer.ts';
import { minutesOf } from '../shared/dates.ts';

/** Saves a calendar file, made in the browser, for the requested appointment. */
export function saveCalendarFile(form: Form, calendar: FormCalendar, sent: FormFields): void {
  const page = new URL(location.pathname, location.origin);
  const entry = requestedEntry(form, calendar, { sent, timeZone: locale.timeZone, page });
  const text = calendarText(entry, { product: page.host, language: locale.language, changed: new Date() });
  const file = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `${form.id}.ics`;
  link.click();
  // The browser has taken the file up by then.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

/**
 * The requested appointment as a calendar entry, not yet confirmed. Another request for the same hour gives the same entry.
 * @param page the address of the page, without query and fragment
 */
export function requestedEntry(
  form: Form,
  { date, time, minutes, title, description, location }: FormCalendar,
  { sent, timeZone, page }: { sent: FormFields; timeZone: string; page: URL },
): CalendarEntry {
  const [day, slot] = [sent[date] ?? '', sent[time] ?? ''];
  const start = minutesOf(slot);
  const length = minutes === undefined ? undefined : choiceOf(form, minutes, sent[minutes])?.figure?.value;
  return {
    uid: `${form.id}-${day}-${slot.replace(':', '')}@${page.host}`,
    timeZone,
    date: day,
    start,
    end: length === undefined ? undefined : start + length,
    title: answeredText(title, form, sent),
    description: description && answeredText(description, form, sent),
    location,
    url: page.href,
    status: 'TENTATIVE',
  };
}
