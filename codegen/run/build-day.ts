import { dayIn } from '../../src/shared/time-zone.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The instant that `SOURCE_DATE_EPOCH` (seconds; reproducible-builds.org) puts in the place of the clock; `undefined` without it. */
export function givenInstant(environment: Environment): Date | undefined {
  const seconds = Number(environment['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  return Number.isFinite(seconds) ? new Date(seconds * 1000) : undefined;
}

/**
 * The day for which pages are rendered, as `YYYY-MM-DD`: today in the site's time zone, whatever the machine's, or that of
 * `givenInstant`, so that an old build can be made again.
 */
export function buildDay(timeZone: string, environment: Environment = process.env): string {
  return dayIn(timeZone, givenInstant(environment) ?? new Date());
}
