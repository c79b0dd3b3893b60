import type { ReactNode } from 'react';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { topicName, type FormFields } from '../../forms/form-fields.ts';
import { FormGroup } from '../../forms/form-group.tsx';
import { LongTextField } from '../../forms/long-text-field.tsx';
import { choicesOf } from '../../forms/options.ts';
import { TextField } from '../../forms/text-field.tsx';
import { TopicField } from '../../forms/topic-field.tsx';
import { contactSubjects } from '#generated/tables/contact-subjects.ts';
import type { ContactFormTexts, ContactHint } from '#generated/types.ts';
import { keepNumbersWhole } from '../../ui/keep-numbers-whole.ts';

/** What a link says that the request is about, then the fourteen fields: who writes, what about, and what can be said of the project. Hints stand below what they depend on. */
export function ContactFields({
  texts,
  prompt,
  fields,
  hints,
  onRemoveTopic,
}: {
  texts: ContactFormTexts;
  prompt: string;
  fields: FormFields;
  hints: readonly ContactHint[];
  onRemoveTopic: () => void;
}) {
  const choice = (name: string, list: string, label: string, required = false) => (
    <ChoiceField name={name} label={label} required={required} prompt={prompt} choices={choicesOf(list)} />
  );
  return (
    <>
      <TopicField
        topic={fields[topicName]}
        label={texts.topic}
        removeLabel={texts.removeTopic}
        onRemove={onRemoveTopic}
      />
      <FormGroup number={1} legend={texts.who}>
        <TextField name="name" label={texts.name} required autoComplete="name" />
        <TextField name="company" label={texts.company} required autoComplete="organization" />
        <TextField name="email" label={texts.email} type="email" required autoComplete="email" />
        <TextField name="phone" label={texts.phone} type="tel" autoComplete="tel" />
        {choice('sector', 'sector', texts.sector, true)}
        {choice('companySize', 'company-size', texts.companySize)}
        <Hints criterion="sector" hints={hints} />
      </FormGroup>
      <FormGroup number={2} legend={texts.request}>
        <Wide>
          <ChoiceField
            name="subject"
            label={texts.subject}
            required
            prompt={prompt}
            choices={contactSubjects.map(({ id, label }) => ({ value: id, label }))}
            note={contactSubjects.find(({ id }) => id === fields.subject)?.description}
          />
        </Wide>
        <Hints criterion="subject" hints={hints} />
        <Wide>
          <LongTextField name="message" label={texts.message} note={texts.messageNote} required rows={6} />
        </Wide>
        {choice('priority', 'priority', texts.priority)}
        {choice('preferredContact', 'preferred-contact', texts.preferredContact)}
        <Hints criterion="priority" hints={hints} />
      </FormGroup>
      <FormGroup number={3} legend={texts.project} note={texts.projectNote}>
        {choice('budget', 'budget', texts.budget)}
        {choice('timeline', 'timeline', texts.timeline)}
        <Wide>
          <LongTextField name="currentChallenge" label={texts.currentChallenge} rows={3} />
        </Wide>
        <Wide>
          <LongTextField name="specificGoals" label={texts.specificGoals} rows={3} />
        </Wide>
      </FormGroup>
    </>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="min-w-0 sm:col-span-2">{children}</div>;
}

/** What a choice changes, below its row. The form's status region reads it out. */
function Hints({ criterion, hints }: { criterion: ContactHint['criterion']; hints: readonly ContactHint[] }) {
  return hints
    .filter((hint) => hint.criterion === criterion)
    .map(({ id, message }) => (
      <p
        key={id}
        data-hint={id}
        className="border-l-2 border-azure bg-raised px-4 py-3 text-small wrap-anywhere text-strong sm:col-span-2"
      >
        {keepNumbersWhole(message)}
      </p>
    ));
}
