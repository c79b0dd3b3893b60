/** What has a date and a calendar file. */
export type CalendarKind = 'evenement' | 'webinaire';

/**
 * The one name of an event or webinar: its anchor on the page, its calendar file and the entry in that file, so that a
 * corrected file replaces the entry that a visitor already has. `evenement`, `journee-agents` → `evenement-journee-agents`.
 */
export function calendarEntryId(kind: CalendarKind, rowId: string): string {
  return `${kind}-${rowId}`;
}

/** The address of its calendar file: `/agenda/evenement-journee-agents.ics`. */
export function calendarHref(entryId: string): string {
  return `/agenda/${entryId}.ics`;
}
