import { useEffect, useState } from 'react';
import type {
  Form,
  FormCalendar,
  FormConfirmation as Confirmation,
  FormRecap,
  FormSteps,
  FormUnsent,
  SiteForms,
} from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { answeredText, answerPieces, answerTo, fieldsOf, topicOf } from './answer.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import type { FormFields } from './form-fields.ts';
import { loadCalendarFile } from './use-submission.ts';

/** A form that was sent, with its answers. */
interface Sent {
  form: Form;
  sent: FormFields;
}

/** The confirmation: what was received, the next steps, links to read meanwhile. Where nothing is sent, the form's text on that instead. */
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
      title={answeredText(title, form, sent)}
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

/** A text of the confirmation with the visitor's answers in it, set off from the rest. */
function AnsweredText({ text, form, sent }: Sent & { text: string }) {
  return answerPieces(text).map(({ text: piece, name }, index) =>
    name === undefined ? (
      piece
    ) : (
      // Pieces of one text keep their order.
      <strong key={`${index}-${name}`} className="font-semibold text-strong">
        {answerTo(name, form, sent)}
      </strong>
    ),
  );
}

/** A button that saves the requested appointment as a calendar file; none where its script does not arrive. */
function CalendarFile({ form, calendar, sent }: Sent & { calendar: FormCalendar }) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadCalendarFile>>>();
  useEffect(() => {
    loadCalendarFile().then(setLoaded, () => undefined);
  }, []);
  if (loaded === undefined) return null;
  return (
    <button type="button" onClick={() => loaded.saveCalendarFile(form, calendar, sent)} className="action-link">
      {calendar.label}
    </button>
  );
}
