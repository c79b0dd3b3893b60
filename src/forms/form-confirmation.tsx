import { type ReactNode, useEffect, useId, useRef } from 'react';
import type {
  Form,
  FormCalendar,
  FormConfirmation as Confirmation,
  FormRecap,
  FormSteps,
  SiteForms,
} from '#generated/types.ts';
import { loadCalendarFile } from '#generated/form-parts.ts';
import { punctuation } from '#generated/locale.ts';
import { mailTo } from '../ui/email-link.tsx';
import { ActionLink } from '../ui/action-link.tsx';
import { answeredText, answerName, answerTo, fieldsOf } from './answer.ts';
import { topicName, type FormFields } from './form-fields.ts';
import { useLoaded } from './use-loaded.ts';
import { Rank } from '../ui/lists.tsx';

interface Sent {
  form: Form;
  sent: FormFields;
}

/**
 * The confirmation: the answers received, the next steps, links to read meanwhile. Where nothing is sent, the first sentence is a notice
 * of that, the confirmation is framed as a specimen, and a button writes a message with the answers.
 * It opens over the page as it is rendered, takes the focus to its title, and gives it back when it is closed, by its button or Escape.
 */
export function FormConfirmation({
  form,
  confirmation,
  sent,
  settings,
  email,
  onClose,
}: Sent & { confirmation: Confirmation; settings: SiteForms; email: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const noteId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isSent = settings.delivery !== 'none';
  const mail = isSent ? undefined : settings.mail;
  const { label, title, text, topic, recap, steps, closing, unsent = label, calendar, actions } = confirmation;
  /** A text of the confirmation with the visitor's answers in it, set off from the rest. */
  const answered = (written: string) =>
    written.split(answerName).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <strong key={index} className="font-semibold text-strong">
          {answerTo(part, form, sent)}
        </strong>
      ),
    );
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={isSent ? undefined : noteId}
      onClose={onClose}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-lg border border-t-2 border-line-strong bg-raised text-body [box-shadow:var(--shadow-panel)] backdrop:bg-ink/80 ${isSent ? 'border-t-mint' : 'border-t-amber'}`}
    >
      <div className="p-6 sm:p-8">
        <p className={`label ${isSent ? 'text-mint' : 'text-amber'}`}>{isSent ? label : unsent}</p>
        {!isSent && (
          <p id={noteId} className="mt-3 mb-6 border-l-2 border-amber pl-4 text-strong">
            {settings.privacy.nothingSent}
          </p>
        )}
        <div className={isSent ? '' : 'border border-dashed border-line-strong p-4 sm:p-6'}>
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className={`wrap-anywhere outline-none ${isSent ? 'mt-3 text-h2' : 'text-h3'}`}
          >
            {answeredText(title, form, sent)}
          </h2>
          <div className="mt-4">
            <p className={`wrap-anywhere ${isSent ? 'text-lead' : ''}`}>{answered(text)}</p>
            {topic !== undefined && sent[topicName] && <p className="mt-2 wrap-anywhere">{answered(topic)}</p>}
            {recap !== undefined && <Recap recap={recap} form={form} sent={sent} />}
            {steps !== undefined && <Steps steps={steps} answered={answered} />}
            {closing !== undefined && <p className="border-t border-line pt-3 text-small">{answered(closing)}</p>}
          </div>
        </div>
      </div>
      {/* In sight on a telephone too, where the rest is longer than the screen. */}
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-2 border-t border-line-strong bg-raised px-6 py-4 sm:px-8">
        {calendar !== undefined && <CalendarFile form={form} calendar={calendar} sent={sent} />}
        {actions?.map((action) => (
          <ActionLink key={action.label} action={action} style="tertiary" />
        ))}
        <form method="dialog" className="ml-auto flex flex-wrap justify-end gap-3">
          {mail !== undefined && (
            <a className="button-primary" href={messageOf({ form, sent }, mail.subject, email)}>
              {mail.label}
            </a>
          )}
          <button className={mail === undefined ? 'button-primary' : 'button-secondary'}>{settings.close}</button>
        </form>
      </div>
    </dialog>
  );
}

/** The address of a message with the answers, each after its label. */
function messageOf({ form, sent }: Sent, subject: string, email: string): string {
  const named = (label: string, answer: string) => label + punctuation.colon + answer;
  const topic = sent[topicName] ?? '';
  const answers = fieldsOf(form).flatMap(({ name, label }) =>
    sent[name] ? [named(label, answerTo(name, form, sent))] : [],
  );
  const about = topic !== '' && form.topic !== undefined ? [named(form.topic.label, topic)] : [];
  return mailTo(email, topic === '' ? subject : named(subject, topic), [...about, ...answers].join('\n'));
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

function Steps({ steps, answered }: { steps: FormSteps; answered: (text: string) => ReactNode }) {
  return (
    <>
      {steps.heading !== undefined && <h3 className={headingStyle}>{steps.heading}</h3>}
      <ol className={steps.heading === undefined ? 'mt-6' : 'mt-3'}>
        {steps.items.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-2.5">
            <Rank className="text-small leading-[inherit] text-amber">{index + 1}</Rank>
            <span>{answered(step)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A button that saves the requested appointment as a calendar file; none where its script does not arrive. */
function CalendarFile({ form, calendar, sent }: Sent & { calendar: FormCalendar }) {
  const loaded = useLoaded(loadCalendarFile);
  if (loaded === undefined) return null;
  return (
    <button type="button" onClick={() => loaded.saveCalendarFile(form, calendar, sent)} className="action-link">
      {calendar.label}
    </button>
  );
}
