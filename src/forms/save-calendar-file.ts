import { locale } from '#generated/locale.ts';
import type { Form, FormCalendar } from '#generated/types.ts';
import { calendarText } from '../ui/calendar-text.ts';
import type { FormFields } from './form-fields.ts';
import { requestedEntry } from './requested-entry.ts';

/** Hands over a calendar file, made in the browser, for the appointment that was asked for. */
export function saveCalendarFile(form: Form, calendar: FormCalendar, sent: FormFields): void {
  const page = new URL(location.pathname, location.origin);
  const entry = requestedEntry(form, calendar, { sent, timeZone: locale.timeZone, page });
  const text = calendarText(entry, page.host, locale.language);
  const file = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `${form.id}.ics`;
  link.click();
  // The browser has taken the file up by then.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
