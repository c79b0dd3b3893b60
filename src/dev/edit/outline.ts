import { element } from './element.ts';
import type { Shown } from './page-origins.ts';

/** The frame around what the pointer or the focus is on, with the line where it is written. */
export class Outline {
  readonly part = element('div', { class: 'outline', hidden: true, 'aria-hidden': 'true' });
  readonly #tag = element('span');

  constructor() {
    this.part.append(this.#tag);
  }

  show({ element: target, values, workedOut }: Shown): void {
    const [value] = values;
    if (value === undefined) return this.hide();
    const { left, top, width, height } = target.getBoundingClientRect();
    Object.assign(this.part.style, {
      left: `${left - 4}px`,
      top: `${top - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
    });
    this.part.classList.toggle('low', top < 32);
    const place = `${value.file.replace('spec/', '')}:${value.line}`;
    this.#tag.textContent = workedOut === undefined ? place : `calculé · ${place}`;
    this.part.dataset['said'] = value.said ?? '';
    this.part.hidden = false;
  }

  hide(): void {
    this.part.hidden = true;
  }
}
