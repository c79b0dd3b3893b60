const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });

/**
 * A time in Paris with its offset from UTC: `2026-12-01`, 570 → `2026-12-01T09:30+01:00`.
 * The offset is that of noon: the clocks change at night, when nothing takes place.
 */
export function parisTime(date: string, minutes: number): string {
  const zone = offsets.formatToParts(new Date(`${date}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${date}T${hour}:${minute}${zone?.replace('GMT', '') ?? ''}`;
}
