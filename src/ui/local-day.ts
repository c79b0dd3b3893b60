/** The visitor's own date, not that of Paris or of the build: `2026-12-03`. */
export function localDay(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Shows what depends on the visitor's date: now, and again whenever that date has changed under an open page. Looked at each
 * minute rather than once at midnight: a computer that sleeps, or a journey to another time zone, moves midnight.
 */
export function followLocalDay(show: (day: string) => void): void {
  let shown = '';
  const look = () => {
    const day = localDay();
    if (day === shown) return;
    shown = day;
    show(day);
  };
  look();
  setInterval(look, 60_000);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
}
