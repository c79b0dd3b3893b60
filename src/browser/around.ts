/** The element that matches the selector, around the target of an event or itself. */
export function around({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
