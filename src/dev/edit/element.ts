/** Makes an element: its attributes, what happens when it is used, and what it holds. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : value);
  }
  const shown = children.filter((child) => child !== undefined);
  made.append(...shown.map((child) => (typeof child === 'string' ? withFirmQuotes(child) : child)));
  return made;
}

/** French quotes stay with what they hold at the end of a line. */
export function withFirmQuotes(text: string): string {
  return text.replaceAll('« ', '«\u00A0').replaceAll(' »', '\u00A0»');
}

/** Makes an element of a drawing. */
export function svgElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(
  text: string,
  act: () => void,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', act);
  return made;
}
