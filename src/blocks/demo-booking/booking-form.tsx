import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormGroup } from '../../forms/form-group.tsx';
import { LongTextField } from '../../forms/long-text-field.tsx';
import { choicesOf } from '../../forms/options.ts';
import { TextField } from '../../forms/text-field.tsx';
import type { DemoForm } from '#generated/types.ts';
import { SlotChoice } from './slot-choice.tsx';
import { useLocalDay } from './use-local-day.ts';

/** The fields of a booking in four groups, the optional ones last. @param prompt first line of each list */
export function BookingForm({ texts, prompt }: { texts: DemoForm; prompt: string }) {
  const { fields, days, daysNote } = texts;
  const today = useLocalDay();
  return (
    <div>
      <FormGroup number={2} legend={texts.slotLegend}>
        <TextField
          name="date"
          type="date"
          label={fields.date}
          note={daysNote}
          required
          {...(today !== undefined && { min: today })}
        />
        <SlotChoice name="time" legend={fields.time} days={days} />
      </FormGroup>
      <FormGroup number={3} legend={texts.contactLegend}>
        <TextField name="name" label={fields.name} autoComplete="name" required />
        <TextField name="company" label={fields.company} autoComplete="organization" required />
        <TextField name="email" type="email" label={fields.email} autoComplete="email" required />
        <TextField name="phone" type="tel" label={fields.phone} autoComplete="tel" />
      </FormGroup>
      <FormGroup number={4} legend={texts.projectLegend}>
        <ChoiceField name="sector" label={fields.sector} prompt={prompt} choices={choicesOf('sector')} required />
        <ChoiceField
          name="useCase"
          label={fields.useCase}
          prompt={prompt}
          choices={choicesOf('demo-use-case')}
          required
        />
      </FormGroup>
      <FormGroup number={5} legend={texts.preparationLegend} note={texts.preparationNote}>
        <div className="sm:col-span-2">
          <ChoiceField
            name="companySize"
            label={fields.companySize}
            prompt={prompt}
            choices={choicesOf('company-size')}
          />
        </div>
        <ChoiceField name="budget" label={fields.budget} prompt={prompt} choices={choicesOf('budget')} />
        <ChoiceField name="timeline" label={fields.timeline} prompt={prompt} choices={choicesOf('timeline')} />
        <div className="sm:col-span-2">
          <LongTextField name="specificNeeds" label={fields.specificNeeds} />
        </div>
        <div className="sm:col-span-2">
          <LongTextField name="currentSolution" label={fields.currentSolution} rows={3} />
        </div>
      </FormGroup>
    </div>
  );
}
