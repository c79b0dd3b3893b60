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
  const { target } = event;
  // Dragging a selection starts on a text node.
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  if (!element?.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])'))
    event.preventDefault();
}
