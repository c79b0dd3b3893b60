import type { FormField } from '#generated/types.ts';
import { CardBoard } from './card-board.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ConsentField, SlotField } from './box-fields.tsx';
import { LongTextField, TextField } from './text-field.tsx';
import { useSyncExternalStore } from 'react';
import { followLocalDay, localDay } from '../ui/days.ts';

/** What browsers may fill in by the kind of a field alone. */
const autofillOf: Partial<Record<FormField['kind'], string>> = { email: 'email', tel: 'tel', country: 'country' };

/**
 * A field of a form by its kind.
 * @param value what it holds now
 * @param fault what its receiver said of it
 * @param prompt first line of a list
 */
export function FormFieldControl({
  field,
  value,
  fault,
  prompt,
}: {
  field: FormField;
  value: string;
  fault: string | undefined;
  prompt: string;
}) {
  const { kind, name, label, required, placeholder, help: note, choices = [], minLength, maxLength } = field;
  const autoComplete = field.autofill ?? autofillOf[kind];
  const common = { name, label, note, fault, required };
  switch (kind) {
    case 'text':
    case 'email':
    case 'tel':
      return <TextField {...common} type={kind} {...{ autoComplete, placeholder, minLength, maxLength }} />;
    case 'number':
      return (
        <TextField {...common} type="number" step="any" min={field.min} max={field.max} placeholder={placeholder} />
      );
    case 'date':
      return <DateField {...common} startsToday={field.earliest === 'today'} />;
    case 'longText':
      return <LongTextField {...common} rows={field.lines} {...{ placeholder, minLength, maxLength }} />;
    case 'choice':
    case 'country': {
      const chosen = choices.find((choice) => choice.value === value);
      return <ChoiceField {...common} note={chosen?.note ?? note} {...{ prompt, choices, autoComplete }} />;
    }
    case 'cards':
      return (
        <fieldset className="min-w-0">
          <legend className="text-small font-medium text-strong">{label}</legend>
          <CardBoard name={name} choices={choices} />
        </fieldset>
      );
    case 'slot':
      return <SlotField {...{ name, label, fault, days: field.days ?? [] }} required={required === true} />;
    case 'consent':
      return <ConsentField {...common} />;
    default:
      return kind satisfies never;
  }
}

/** A day, not before the visitor's own where it must be one to come. */
function DateField({
  startsToday,
  ...field
}: {
  name: string;
  label: string;
  note: string | undefined;
  fault: string | undefined;
  required: boolean | undefined;
  startsToday: boolean;
}) {
  const today = useLocalDay();
  return <TextField {...field} type="date" {...(startsToday && today !== undefined && { min: today })} />;
}

/**
 * The visitor's own day (`2026-11-21`), kept right while the page stays open; `undefined` in the markup the server wrote,
 * which may have been made long ago.
 */
function useLocalDay(): string | undefined {
  return useSyncExternalStore(
    followLocalDay,
    () => localDay(new Date()),
    () => undefined,
  );
}
