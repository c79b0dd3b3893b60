/** The address of the calendar file of an event, by its anchor: `atelier-documents` → `/agenda/atelier-documents.ics`. */
export function calendarHref(anchor: string): string {
  return `/agenda/${anchor}.ics`;
}
