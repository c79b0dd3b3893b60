const parisClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * The instants, in milliseconds since 1970, at which clocks in Paris show a date and minutes since midnight, by the platform's own
 * table of zones: one, none in the hour that is skipped in March, two in the hour that comes twice in October.
 */
export function parisInstants(date: string, minutes: number): number[] {
  const two = (number: number) => String(number).padStart(2, '0');
  const shown = `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return [2, 1]
    .map((hours) => Date.parse(`${date}T00:00Z`) + (minutes - 60 * hours) * 60_000)
    .filter((instant) => parisClock.format(instant) === shown);
}
