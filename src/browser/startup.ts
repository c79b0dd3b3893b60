const storageKey = 'theme';
/** Writes allowed between two ticks: two tabs that disagree must not answer each other without end. */
const writesPerTick = 3;

/**
 * Keeps the page in its scheme (`dark`, `light`): the attributes of `<html>`, already in the static page, and the entry `theme` of
 * local storage. Re-applied every `intervalMs` and when another tab changes the storage. Storage that throws is left alone.
 */
export function keepTheme(scheme: string, intervalMs: number): void {
  let writesLeft = writesPerTick;
  const apply = (): void => {
    const root = document.documentElement;
    if (!root.matches(`.${scheme}[data-theme=${scheme}]`)) {
      root.classList.add(scheme);
      root.dataset.theme = scheme;
    }
    try {
      if (localStorage.getItem(storageKey) === scheme || writesLeft === 0) return;
      writesLeft -= 1;
      localStorage.setItem(storageKey, scheme);
    } catch {
      // Storage is disabled or full: the attributes alone make the theme.
    }
  };
  apply();
  addEventListener('storage', apply);
  setInterval(() => {
    writesLeft = writesPerTick;
    apply();
  }, intervalMs);
}

/** Where people drag, drop and paste to edit. */
const fields = 'input, textarea, select, :read-write';

/** Prevents dragging out of the page and dropping onto it, except in fields: there it is how people edit. */
export function blockDragAndDrop(): void {
  for (const type of ['dragstart', 'dragover', 'drop'] as const) addEventListener(type, preventOutsideFields);
}

/**
 * Prevents the menu of the right mouse button, except in fields.
 * The menu opened from the keyboard or by a long touch (`button` is not 2) is left alone: for some people it is the only way.
 */
export function blockContextMenu(): void {
  addEventListener('contextmenu', (event) => {
    if (event.button === 2) preventOutsideFields(event);
  });
}

function preventOutsideFields(event: MouseEvent): void {
  // Dragging a selection starts on a text node.
  if (!event.composedPath().some((node) => node instanceof Element && node.matches(fields))) event.preventDefault();
}
