import { RequestForm } from '../../forms/request-form.tsx';
import { topicName } from '../../forms/form-fields.ts';
import { useRequestForm } from '../../forms/use-request-form.ts';
import type { ContactFormBlock, SiteForms } from '#generated/types.ts';
import { keepNumbersWhole } from '../../ui/keep-numbers-whole.ts';
import { activeHints } from './active-hints.ts';
import { ContactConfirmation } from './contact-confirmation.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { ContactTopics } from './contact-topics.ts';
import { prefillContact } from './prefill-contact.ts';

/** The contact form: hints follow what is chosen, and a confirmation opens once the request is handed over. */
export function ContactFormIsland({
  texts,
  confirmation,
  topics,
  forms,
  email,
}: {
  texts: ContactFormBlock['form'];
  confirmation: ContactFormBlock['confirmation'];
  topics: ContactTopics;
  forms: SiteForms;
  /** Where to write when sending fails. */
  email: string;
}) {
  const form = useRequestForm('contact', forms, (search) => prefillContact(search, topics, texts));
  const hints = activeHints(form.fields);
  return (
    <>
      <RequestForm
        form={form}
        forms={forms}
        email={email}
        submitLabel={texts.submit}
        announcement={hints.map(({ id, message }) => (
          <p key={id}>{keepNumbersWhole(message)}</p>
        ))}
      >
        <ContactFields
          texts={texts}
          prompt={forms.choose}
          fields={form.fields}
          hints={hints}
          onRemoveTopic={() => form.empty(topicName, 'name')}
        />
      </RequestForm>
      {form.submission.phase === 'confirmed' && (
        <ContactConfirmation texts={confirmation} forms={forms} fields={form.submission.fields} onClose={form.close} />
      )}
    </>
  );
}
