import { useEffect, useState } from 'react';
import type { Form, FormCalendar } from '#generated/types.ts';
import type { FormFields } from './form-fields.ts';
import { loadCalendarFile } from './load-on-use.ts';

type Loaded = Awaited<ReturnType<typeof loadCalendarFile>>;

/** A button that hands over a calendar file for the appointment that was asked for; none where what makes it does not arrive. */
export function CalendarFile({ form, calendar, sent }: { form: Form; calendar: FormCalendar; sent: FormFields }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    loadCalendarFile().then(setLoaded, () => undefined);
  }, []);
  if (loaded === undefined) return null;
  return (
    <button type="button" onClick={() => loaded.saveCalendarFile(form, calendar, sent)} className="action-link">
      {calendar.label}
    </button>
  );
}
