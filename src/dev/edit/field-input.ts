import { element } from './element.ts';
import { iconPicker } from './icon-picker.ts';
import type { Entry, Option, Scalar } from './protocol.ts';

/** A field that is filled in, and what it says now. */
export interface FieldInput {
  /** What stands in the panel. */
  readonly part: HTMLElement;
  /** What a label names and what takes the focus. */
  readonly control: HTMLElement;
  readonly read: () => Scalar;
}

/** The field of a value, filled in. */
export function fieldInput({ field, value }: Pick<Entry, 'field' | 'value'>, id: string): FieldInput {
  if (field.kind === 'flag') return flag(value === true, id);
  if (field.kind === 'choice') return choice(field.options, String(value ?? ''), id);
  if (field.kind === 'icon') return iconPicker(String(value ?? ''), id);
  if (field.kind === 'text' && field.isLong) return longText(String(value ?? ''), id);
  const input = element('input', {
    id,
    type: field.kind === 'date' ? 'date' : 'text',
    autocomplete: 'off',
    spellcheck: 'true',
  });
  input.value = field.kind === 'number' ? numberText(value) : String(value ?? '');
  const read = () => (field.kind === 'number' ? numberIn(input.value) : input.value);
  if (field.kind === 'number') input.inputMode = 'decimal';
  if (field.kind === 'link') {
    input.setAttribute('list', `${id}-list`);
    return { part: element('div', {}, input, suggestions(field.options, `${id}-list`)), control: input, read };
  }
  const unit = field.kind === 'number' ? field.unit : undefined;
  const part = unit === undefined ? input : element('div', { class: 'with-unit' }, input, element('span', {}, unit));
  return { part, control: input, read };
}

function flag(isOn: boolean, id: string): FieldInput {
  const input = element('input', { id, type: 'checkbox' });
  input.checked = isOn;
  return { part: input, control: input, read: () => input.checked };
}

function choice(options: readonly Option[], value: string, id: string): FieldInput {
  const select = element('select', { id });
  const known = options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
  for (const option of known) {
    const isNamed = option.label !== option.value;
    select.append(
      element('option', { value: option.value }, isNamed ? `${option.label} (${option.value})` : option.value),
    );
  }
  select.value = value;
  return { part: select, control: select, read: () => select.value };
}

function longText(value: string, id: string): FieldInput {
  const area = element('textarea', {
    id,
    rows: String(Math.min(12, Math.ceil(value.length / 42) + 1)),
    spellcheck: 'true',
  });
  area.value = value;
  return { part: area, control: area, read: () => area.value };
}

function suggestions(options: readonly Option[], id: string): HTMLElement {
  return element('datalist', { id }, ...options.map(({ value, label }) => element('option', { value }, label)));
}

/** As it is typed in French: 1.5 → « 1,5 ». */
function numberText(value: Scalar): string {
  return String(value ?? '').replace('.', ',');
}

/** A number with the comma and the spaces of French; what is none stays as it was typed, and is refused by the check. */
function numberIn(text: string): Scalar {
  const plain = text.replaceAll(/\s/gu, '').replace(',', '.');
  return /^[-−]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain.replace('−', '-')) : text;
}
