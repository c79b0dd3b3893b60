import { CalendarPlus } from 'lucide-react';
import { calendarHref } from './calendar-entry-id.ts';

/** The link to a calendar file. `title` tells screen readers apart the links of one list. */
export function CalendarLink({ label, entryId, title }: { label: string; entryId: string; title: string }) {
  return (
    <a
      href={calendarHref(entryId)}
      download=""
      data-calendar=""
      className="inline-flex min-h-11 items-center gap-2 text-small text-body underline decoration-line-strong underline-offset-4 hover:decoration-amber"
    >
      <CalendarPlus aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
      {label}
      <span className="sr-only">{` «\u202F${title}\u202F»`}</span>
    </a>
  );
}
