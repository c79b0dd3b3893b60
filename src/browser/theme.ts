const storageKey = 'theme';
/** Writes allowed between two ticks: two tabs that disagree must not answer each other without end. */
const writesPerTick = 3;

/**
 * Keeps the page dark: the attributes of `<html>` (already in the static page) and `theme=dark` in local storage.
 * Re-applied every `intervalMs` and when another tab changes the storage. Storage that throws is left alone.
 */
export function keepDarkTheme(intervalMs: number): void {
  let writesLeft = writesPerTick;
  const apply = (): void => {
    const root = document.documentElement;
    if (!root.classList.contains('dark')) root.classList.add('dark');
    if (root.dataset.theme !== 'dark') root.dataset.theme = 'dark';
    try {
      if (localStorage.getItem(storageKey) === 'dark' || writesLeft === 0) return;
      writesLeft -= 1;
      localStorage.setItem(storageKey, 'dark');
    } catch {
      // Storage is disabled or full: the attributes alone make the page dark.
    }
  };
  apply();
  addEventListener('storage', apply);
  setInterval(() => {
    writesLeft = writesPerTick;
    apply();
  }, intervalMs);
}
