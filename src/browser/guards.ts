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
