import { ChoiceField } from '../../forms/choice-field.tsx';
import { LongTextField } from '../../forms/long-text-field.tsx';
import { choicesOf } from '../../forms/options.ts';
import { TextField } from '../../forms/text-field.tsx';
import type { ReactNode } from 'react';
import type { DemoForm } from '../../generated/types.ts';
import { GroupLegend } from './group-legend.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { useLocalDay } from './use-local-day.ts';

/** The fields of a booking in four groups, the optional ones last. @param prompt first line of each list */
export function BookingForm({ texts, prompt }: { texts: DemoForm; prompt: string }) {
  const { fields, days, daysNote } = texts;
  const today = useLocalDay();
  return (
    <div className="grid gap-12">
      <Group number={2} legend={texts.slotLegend}>
        <TextField
          name="date"
          type="date"
          label={fields.date}
          note={daysNote}
          required
          {...(today !== undefined && { min: today })}
        />
        <SlotChoice name="time" legend={fields.time} days={days} />
      </Group>
      <Group number={3} legend={texts.contactLegend}>
        <TextField name="name" label={fields.name} autoComplete="name" required />
        <TextField name="company" label={fields.company} autoComplete="organization" required />
        <TextField name="email" type="email" label={fields.email} autoComplete="email" required />
        <TextField name="phone" type="tel" label={fields.phone} autoComplete="tel" />
      </Group>
      <Group number={4} legend={texts.projectLegend}>
        <ChoiceField name="sector" label={fields.sector} prompt={prompt} choices={choicesOf('sector')} required />
        <ChoiceField
          name="useCase"
          label={fields.useCase}
          prompt={prompt}
          choices={choicesOf('demo-use-case')}
          required
        />
      </Group>
      <Group number={5} legend={texts.preparationLegend}>
        <div className="grid gap-x-6 gap-y-5 sm:col-span-2 md:grid-cols-3">
          <ChoiceField
            name="companySize"
            label={fields.companySize}
            prompt={prompt}
            choices={choicesOf('company-size')}
          />
          <ChoiceField name="budget" label={fields.budget} prompt={prompt} choices={choicesOf('budget')} />
          <ChoiceField name="timeline" label={fields.timeline} prompt={prompt} choices={choicesOf('timeline')} />
        </div>
        <div className="sm:col-span-2">
          <LongTextField name="specificNeeds" label={fields.specificNeeds} />
        </div>
        <div className="sm:col-span-2">
          <LongTextField name="currentSolution" label={fields.currentSolution} rows={3} />
        </div>
      </Group>
    </div>
  );
}

function Group({ number, legend, children }: { number: number; legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <GroupLegend number={number}>{legend}</GroupLegend>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
