import { createElement, useEffect, useState, type KeyboardEvent } from 'react';
import { fetchAnswer } from './client-api.ts';
import { Button, firmQuotes } from './parts.tsx';
import type { DrawnIcon, Entry, Field, Option, ScalarValue } from '../../shared/editing.ts';

/** The content of a field: its text, or whether it is checked. */
export type Typed = string | boolean;

/** The content of the field of a value. A number is typed as in French: 1.5 → « 1,5 ». */
export function typedOf({ field, value }: Pick<Entry, 'field' | 'value'>): Typed {
  if (field.kind === 'flag') return value === true;
  const text = String(value ?? '');
  return field.kind === 'number' ? text.replace('.', ',') : text;
}

/**
 * The value of a field; a number may have its unit. One that cannot be read, or has more digits than numbers hold, stays a text, which the check
 * refuses, as « 12.900 » does: it may be meant as 12 900.
 */
export function valueOf(field: Field, typed: Typed): ScalarValue {
  if (typeof typed === 'boolean') return typed;
  // Pasted from a text processor, a PDF or a page: letters in two parts, signs that nobody sees.
  if (field.kind === 'text')
    return typed
      .normalize('NFC')
      .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/gu, '')
      .replaceAll(/[\u00A0\u202F]/gu, ' ')
      .replaceAll(/^ +| +$/gu, '');
  if (field.kind !== 'number') return typed;
  const [text = '', unit = ''] = [typed, field.unit ?? ''].map((one) => one.replaceAll(/\s/gu, ''));
  const bare = text.endsWith(unit) ? text.slice(0, text.length - unit.length) : text;
  if (/^\d{1,3}(?:\.\d{3})+$/u.test(bare)) return typed;
  const plain = bare.replace(',', '.');
  return /^[-−]?(?=[\d.]{1,16}$)\d+(?:\.\d+)?$/u.test(plain) ? Number(plain.replace('−', '-')) : typed;
}

interface InputProps {
  /** Of the element that takes the focus. */
  id: string;
  field: Field;
  typed: Typed;
  setTyped: (typed: Typed) => void;
  isOptional?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | undefined;
}

export function FieldInput({ field, typed, setTyped, isOptional, ...own }: InputProps) {
  const text = String(typed);
  const [start] = useState(text);
  if (field.kind === 'flag')
    return (
      <input {...own} type="checkbox" checked={typed === true} onChange={(event) => setTyped(event.target.checked)} />
    );
  const control = { ...own, value: text, onChange: (event: Change) => setTyped(event.target.value) };
  if (field.kind === 'choice')
    return (
      <select {...control}>
        {isOptional && <option value="">(rien)</option>}
        {start !== '' && !field.options.some(({ value }) => value === start) && (
          <option value={start}>{firmQuotes(start)}</option>
        )}
        <Options
          options={field.options}
          label={({ value, label }) => (label === value ? value : `${label} (${value})`)}
        />
      </select>
    );
  if (field.kind === 'text' && field.isLong) {
    const lines = start.split('\n').length;
    const rows = Math.min(12, Math.ceil(start.length / 42) + lines);
    return <textarea {...control} spellCheck rows={rows} onKeyDown={lines > 1 ? undefined : submitByEnter} />;
  }
  const input = (
    <input
      {...control}
      type={field.kind === 'date' ? 'date' : 'text'}
      autoComplete="off"
      spellCheck={field.kind !== 'icon'}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      list={field.kind === 'link' ? `${own.id}-list` : undefined}
    />
  );
  const unit = field.kind === 'number' ? field.unit : undefined;
  if (field.kind !== 'link' && field.kind !== 'icon' && unit === undefined) return input;
  return (
    <div className={unit && 'with-unit'}>
      {input}
      {unit !== undefined && <span>{firmQuotes(unit)}</span>}
      {field.kind === 'icon' && <IconPicker start={start} typed={text} pick={setTyped} />}
      {field.kind === 'link' && (
        <datalist id={`${own.id}-list`}>
          <Options options={field.options} label={({ label }) => label} />
        </datalist>
      )}
    </div>
  );
}

/** In a text of one line, which the page may show on several, Enter saves as it does in other fields; with Shift, it makes a line. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface Change {
  target: { value: string };
}

function Options({ options, label }: { options: readonly Option[]; label: (option: Option) => string }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {firmQuotes(label(option))}
    </option>
  ));
}

/** The icons whose names hold the typed words; for the current icon, those of its family: « shield » for `shield-check`. */
function IconPicker({ start, typed, pick }: { start: string; typed: string; pick: (name: string) => void }) {
  const [icons, setIcons] = useState<readonly DrawnIcon[]>([]);
  const [picked, setPicked] = useState<string>();
  useEffect(() => {
    // The list stays while an icon is picked from it.
    if (typed === picked) return undefined;
    let isCurrent = true;
    const name = typed === start ? (start.split('-')[0] ?? start) : typed;
    void fetchAnswer<DrawnIcon[]>('icons', { name }).then((found) => isCurrent && setIcons(found ?? []));
    return () => {
      isCurrent = false;
    };
  }, [start, typed, picked]);
  return (
    <div className="icons" role="group" aria-label="Icônes trouvées">
      {icons.map(({ name, shapes }) => (
        <Button
          key={name}
          title={name}
          aria-label={name}
          aria-pressed={name === typed}
          act={() => {
            setPicked(name);
            pick(name);
          }}
          text={
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
            </svg>
          }
        />
      ))}
    </div>
  );
}
