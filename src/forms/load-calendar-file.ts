/** What makes a calendar file: loaded once something is entered in a form whose confirmation offers one. */
export async function loadCalendarFile() {
  return await import('./save-calendar-file.ts');
}
