import type { FormField } from '#generated/types.ts';
import { hasCards, hasSlots } from '#generated/form-parts.ts';
import { CardBoard } from './card-board.tsx';
import { ConsentField, SlotField } from './box-fields.tsx';
import { ChoiceField, LongTextField, TextField, type FieldProps } from './controls.tsx';
import { useSyncExternalStore } from 'react';
import { followLocalDay, localDay } from '../ui/days.ts';

/** By kind. */
const autofillOf: Partial<Record<FormField['kind'], string>> = { email: 'email', tel: 'tel', country: 'country' };

interface Props {
  field: FormField;
  value: string;
  fault: string | undefined;
  prompt: string;
}

/**
 * A field of a form by its kind.
 * @param fault its receiver's message
 * @param prompt first line of a list
 */
export function FormFieldControl({ field, value, fault, prompt }: Props) {
  const { kind, name, label, required, placeholder, help: note, choices = [], minLength, maxLength } = field;
  const autoComplete = field.autofill ?? autofillOf[kind];
  const common: FieldProps = { name, label, note, fault, required };
  switch (kind) {
    case 'text':
    case 'email':
    case 'tel':
      return <TextField field={common} type={kind} {...{ autoComplete, placeholder, minLength, maxLength }} />;
    case 'number':
      return (
        <TextField field={common} type="number" step="any" min={field.min} max={field.max} placeholder={placeholder} />
      );
    case 'date':
      return <DateField field={common} startsToday={field.earliest === 'today'} />;
    case 'longText':
      return <LongTextField field={common} rows={field.lines} {...{ placeholder, minLength, maxLength }} />;
    case 'choice':
    case 'country': {
      const chosen = choices.find((choice) => choice.value === value);
      return <ChoiceField field={{ ...common, note: chosen?.note ?? note }} {...{ prompt, choices, autoComplete }} />;
    }
    case 'cards':
      return (
        hasCards && (
          <fieldset className="min-w-0">
            <legend className="text-small font-medium text-strong">{label}</legend>
            <CardBoard name={name} choices={choices} />
          </fieldset>
        )
      );
    case 'slot':
      return hasSlots && <SlotField field={common} days={field.days ?? []} />;
    case 'consent':
      return <ConsentField field={common} />;
    default:
      return kind satisfies never;
  }
}

/**
 * A day; from the visitor's own day on where it must be one to come, also past midnight. The markup of the build has no such limit: it
 * may be old.
 */
function DateField({ field, startsToday }: { field: FieldProps; startsToday: boolean }) {
  const today = useSyncExternalStore(
    followLocalDay,
    () => localDay(new Date()),
    () => undefined,
  );
  return <TextField field={field} type="date" {...(startsToday && today !== undefined && { min: today })} />;
}
