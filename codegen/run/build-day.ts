import { dayIn } from '../../src/shared/time-zone.ts';
import { UserError } from './user-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The instant that `SOURCE_DATE_EPOCH` (seconds; reproducible-builds.org) puts in the place of the clock; `undefined` without it.
 * @throws a `UserError` where it is no number of seconds, as where a program has written milliseconds
 */
export function givenInstant({ SOURCE_DATE_EPOCH: seconds = '' }: Environment): Date | undefined {
  if (seconds === '') return undefined;
  if (/^\d{1,11}(?:\.\d+)?$/.test(seconds)) return new Date(Number(seconds) * 1000);
  throw new UserError(
    `La variable SOURCE_DATE_EPOCH vaut « ${seconds} ». Donnez-lui les secondes écoulées depuis 1970 (« 1764374400 »), ou retirez-la.`,
  );
}

/**
 * The day for which pages are rendered, as `YYYY-MM-DD`: today in the site's time zone, whatever the machine's, or that of
 * `givenInstant`, so that an old build can be made again.
 */
export function buildDay(timeZone: string, environment: Environment = process.env): string {
  return dayIn(timeZone, givenInstant(environment) ?? new Date());
}
