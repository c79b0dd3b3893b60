/**
 * The day it is where the visitor is, not in Paris or at the build: `2026-12-03`.
 * Not `toISOString`, which gives the day in Greenwich: in Paris it stays at yesterday until one or two in the morning.
 */
export function localDay(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/**
 * Shows what depends on the visitor's date: now, and again whenever that date has changed under an open page. Looked at each
 * minute rather than once at midnight: a computer that sleeps, or a journey to another time zone, moves midnight.
 */
export function followLocalDay(show: (day: string) => void): void {
  let shown = '';
  const look = () => {
    const day = localDay(new Date());
    if (day === shown) return;
    shown = day;
    show(day);
  };
  look();
  setInterval(look, 60_000);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
}
