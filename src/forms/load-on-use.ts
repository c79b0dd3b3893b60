import type { SiteForms } from '#generated/types.ts';

/** Loads the module that sends a request; undefined where the site sends nothing. The browser loads it once. */
export function loadDelivery({ delivery }: Pick<SiteForms, 'delivery'>) {
  return delivery === 'none' ? undefined : import('./delivery.ts');
}

/** Loads the module that makes the calendar file of a confirmation. */
export async function loadCalendarFile() {
  return await import('./save-calendar-file.ts');
}
