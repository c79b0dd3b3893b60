import { ConfirmationDialog } from '../../forms/confirmation-dialog.tsx';
import { topicName, type FormFields } from '../../forms/form-fields.ts';
import { contactSubjects } from '#generated/tables/contact-subjects.ts';
import type { ContactConfirmation as Texts, SiteForms } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';

/** What was received, what happens next and when, and where to read meanwhile. */
export function ContactConfirmation({
  texts,
  forms,
  fields,
  onClose,
}: {
  texts: Texts;
  forms: SiteForms;
  /** What was sent. */
  fields: FormFields;
  onClose: () => void;
}) {
  const recap = [
    { label: texts.sector, value: fields.sector },
    { label: texts.timeline, value: fields.timeline },
    { label: texts.priority, value: fields.priority },
  ];
  return (
    <ConfirmationDialog
      label={texts.label}
      title={`${texts.thanks}, ${fields.name ?? ''}`}
      closeLabel={forms.close}
      note={forms.delivery === 'none' ? forms.privacy.nothingSent : undefined}
      actions={<ActionLink action={texts.documentation} style="tertiary" />}
      onClose={onClose}
    >
      <p className="text-lead wrap-anywhere">
        {texts.received}&nbsp;:{' '}
        <strong className="font-semibold text-strong">
          {contactSubjects.find(({ id }) => id === fields.subject)?.label ?? fields.subject}
        </strong>
        , {texts.for} <strong className="font-semibold text-strong">{fields.company}</strong>.
      </p>
      {fields[topicName] && (
        <p className="mt-2 wrap-anywhere">
          {texts.topic}&nbsp;: <strong className="font-semibold text-strong">{fields[topicName]}</strong>
        </p>
      )}
      <h3 className="mt-6 label font-normal text-quiet">{texts.recap}</h3>
      <dl className="mt-3 grid gap-x-6 sm:grid-cols-3">
        {recap.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2 sm:block sm:py-3"
          >
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="text-right text-strong sm:mt-1 sm:text-left">{value || texts.unspecified}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 label font-normal text-quiet">{texts.next}</h3>
      <ol className="mt-3">
        {texts.steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-2.5">
            <span aria-hidden="true" className="font-mono text-small leading-[inherit] text-amber">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-3 text-small">
        {texts.preferredContact}&nbsp;:{' '}
        <strong className="font-semibold text-strong">{fields.preferredContact || texts.defaultContact}</strong>
      </p>
    </ConfirmationDialog>
  );
}
