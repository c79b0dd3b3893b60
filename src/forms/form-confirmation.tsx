import type {
  Form,
  FormConfirmation as Confirmation,
  FormRecap,
  FormSteps,
  FormUnsent,
  SiteForms,
} from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { answerTo, topicOf, fieldsOf } from './answer.ts';
import { AnsweredText, answeredTitle } from './answered-text.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import type { FormFields } from './form-fields.ts';

/** What a form that was sent, and what it said. */
interface Sent {
  form: Form;
  sent: FormFields;
}

/** What was received, what happens next, and where to read meanwhile. Where nothing is sent, what the form has to say of that instead. */
export function FormConfirmation({
  form,
  confirmation,
  sent,
  settings,
  onClose,
}: Sent & { confirmation: Confirmation; settings: SiteForms; onClose: () => void }) {
  const isSent = settings.delivery !== 'none';
  const { topic, recap, calendar, actions } = confirmation;
  const { label, title, text, steps, closing }: Partial<Confirmation> & FormUnsent =
    (isSent ? undefined : confirmation.unsent) ?? confirmation;
  const answered = (written: string) => <AnsweredText text={written} form={form} sent={sent} />;
  return (
    <ConfirmationDialog
      label={label}
      title={answeredTitle(title, form, sent)}
      closeLabel={settings.close}
      note={isSent ? undefined : settings.privacy.nothingSent}
      actions={
        <>
          {calendar !== undefined && <CalendarFile form={form} calendar={calendar} sent={sent} />}
          {actions?.map((action) => (
            <ActionLink key={action.label} action={action} style="tertiary" />
          ))}
        </>
      }
      onClose={onClose}
    >
      <p className="text-lead wrap-anywhere">{answered(text)}</p>
      {topic !== undefined && topicOf(sent) !== '' && <p className="mt-2 wrap-anywhere">{answered(topic)}</p>}
      {recap !== undefined && <Recap recap={recap} form={form} sent={sent} />}
      {steps !== undefined && <Steps steps={steps} form={form} sent={sent} />}
      {closing !== undefined && <p className="border-t border-line pt-3 text-small">{answered(closing)}</p>}
    </ConfirmationDialog>
  );
}

const headingStyle = 'mt-6 label font-normal text-quiet';

function Recap({ recap, form, sent }: Sent & { recap: FormRecap }) {
  const fields = recap.fields.flatMap((name) => fieldsOf(form).filter((field) => field.name === name));
  return (
    <>
      <h3 className={headingStyle}>{recap.heading}</h3>
      <dl className="mt-3 grid gap-x-6 sm:grid-cols-3">
        {fields.map(({ name, label }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2 sm:block sm:py-3"
          >
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="text-right wrap-anywhere text-strong sm:mt-1 sm:text-left">{answerTo(name, form, sent)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Steps({ steps, form, sent }: Sent & { steps: FormSteps }) {
  return (
    <>
      {steps.heading !== undefined && <h3 className={headingStyle}>{steps.heading}</h3>}
      <ol className={steps.heading === undefined ? 'mt-6' : 'mt-3'}>
        {steps.items.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-2.5">
            <span aria-hidden="true" className="font-mono text-small leading-[inherit] text-amber">
              {index + 1}
            </span>
            <span>
              <AnsweredText text={step} form={form} sent={sent} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
