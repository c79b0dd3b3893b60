import type { Form, FormCalendar } from '#generated/types.ts';
import type { CalendarEntry } from '../ui/calendar-text.ts';
import { answeredTitle } from './answered-text.tsx';
import { choiceOf } from './choice-of.ts';
import type { FormFields } from './form-fields.ts';
import { minutesOf } from './minutes-of.ts';

/**
 * The appointment that a form asked for, as an entry of a calendar that is not yet confirmed. Asked for again at the same hour it is
 * the same entry.
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
    title: answeredTitle(title, form, sent),
    description: description && answeredTitle(description, form, sent),
    location,
    url: page.href,
    isTentative: true,
  };
}
