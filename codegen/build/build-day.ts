const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/**
 * The day for which pages are rendered, as `AAAA-MM-JJ`: today in Paris, whatever the machine's zone. `SOURCE_DATE_EPOCH` (seconds;
 * reproducible-builds.org) takes the place of the clock, so that an old build can be made again.
 */
export function buildDay(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const seconds = Number(environment['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  return parisDay.format(Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date());
}
