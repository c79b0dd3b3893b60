import { dayIn } from '../../src/shared/time-zone.ts';

/**
 * The day for which pages are rendered, as `AAAA-MM-JJ`: today in the site's time zone, whatever the machine's. `SOURCE_DATE_EPOCH` (seconds;
 * reproducible-builds.org) takes the place of the clock, so that an old build can be made again.
 */
export function buildDay(
  timeZone: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const seconds = Number(environment['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  return dayIn(timeZone, Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date());
}
