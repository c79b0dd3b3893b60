import { ask } from './door.ts';
import { element, svgElement } from './element.ts';
import type { FieldInput } from './field-input.ts';
import type { DrawnIcon } from './protocol.ts';

/** A field for the name of an icon, with the icons of such names below it. */
export function iconPicker(value: string, id: string): FieldInput {
  const input = element('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false' });
  input.value = value;
  const found = element('div', { class: 'icons', role: 'group', 'aria-label': 'Icônes trouvées' });
  let asked = 0;
  const look = async () => {
    asked += 1;
    const own = asked;
    // Of the icon that it is now, those of its family: « shield » for `shield-check`.
    const name = input.value === value ? (value.split('-')[0] ?? value) : input.value;
    const icons = (await ask<DrawnIcon[]>('icons', { name })) ?? [];
    if (own !== asked) return;
    found.replaceChildren(...icons.map((icon) => iconButton(icon, input)));
  };
  input.addEventListener('input', () => void look());
  void look();
  return { part: element('div', {}, input, found), control: input, read: () => input.value };
}

function iconButton({ name, shapes }: DrawnIcon, input: HTMLInputElement): HTMLElement {
  const made = element('button', {
    type: 'button',
    title: name,
    'aria-label': name,
    'aria-pressed': String(input.value === name),
  });
  const drawn = shapes.map(([tag, attributes]) => svgElement(tag, attributes));
  made.append(svgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...drawn));
  made.addEventListener('click', () => {
    input.value = name;
    for (const other of made.parentElement?.children ?? []) other.setAttribute('aria-pressed', String(other === made));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return made;
}
