import { useEffect, useRef } from 'react';
import type { Form, SiteForms } from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { useIsHydrated } from '../ui/field.tsx';
import { useCardLinks } from './cards-group.tsx';
import { FormConfirmation } from './form-confirmation.tsx';
import { FormContent } from './form-content.tsx';
import { memberOf } from './form-fields.ts';
import { ExtraFields, postedTo, Trap } from './hidden-fields.tsx';
import { hintsFor } from './hints.ts';
import { SubmissionAlert } from './submission-alert.tsx';
import { type RequestFormState, useRequestForm } from './use-request-form.ts';

/** A form, and the parts of its page that it reads. */
interface Props {
  form: Form;
  /** Shared by the forms of the site. */
  settings: SiteForms;
  /** For visitors whose request fails. */
  email: string;
}

/**
 * A form of the spec: the notice of a draft, the legend of the required fields, the fields, the alert, the button and the privacy note. Hints
 * follow the choices, and are read out politely; a confirmation opens once the request is handed over.
 */
export function FormApplication({ form, settings, email }: Props) {
  const request = useRequestForm(form, settings);
  useCardLinks(form);
  const { ref, fields, submission, saveDraft, send, close } = request;
  const { privacy } = settings;
  const hints = hintsFor(form, fields);
  const ready = useIsHydrated();
  const sends = settings.delivery !== 'none';
  const isSending = submission.phase === 'sending';
  // The focus goes to the first refused field, once the fields are no longer inert.
  useEffect(() => {
    const refused = submission.phase === 'failed' && '[aria-invalid], [data-refused] input';
    if (refused && ref.current) memberOf(ref.current, 'querySelector')<HTMLElement>(refused)?.focus();
  }, [submission, ref]);
  const labels = { sending: settings.sending, failed: settings.retry, stopped: settings.retry };
  return (
    <>
      <DraftNotice request={request} texts={settings.draft} />
      <form
        ref={ref}
        {...postedTo(settings.delivery)}
        onInput={saveDraft}
        onSubmit={(event) => {
          event.preventDefault();
          // Messages appear around the button, and the fields are inert while the request is on its way.
          memberOf(event.currentTarget, 'querySelector')<HTMLButtonElement>('[type=submit]')?.focus();
          void send();
        }}
        className="relative"
      >
        <p className="mb-8 text-small text-quiet">{settings.requiredLegend}</p>
        <div inert={isSending}>
          <FormContent form={form} settings={settings} request={request} hints={hints} />
        </div>
        {sends && <ExtraFields form={form.id} fields={settings.extraFields} />}
        <Trap />
        <div
          className={`mt-2 grid gap-6 border-t border-line-strong pt-8 ${form.groups.at(-1)?.legend === undefined ? '' : 'lg:pl-44'}`}
        >
          <SubmissionAlert submission={submission} forms={settings} email={email} />
          <button
            type="submit"
            disabled={!ready && !sends}
            aria-disabled={isSending || undefined}
            className="button-primary button-large disabled:opacity-60 aria-disabled:opacity-60 sm:justify-self-start"
          >
            <span key={submission.phase}>
              {submission.phase in labels ? labels[submission.phase as keyof typeof labels] : form.submit}
            </span>
          </button>
          {/* GDPR, article 13: nothing leaves the browser, or who receives the request and why. */}
          <div className="max-w-prose text-small text-quiet">
            <p>
              <strong className="font-medium text-body">{privacy.title}.</strong>{' '}
              {sends ? privacy.sent : privacy.notSent}
            </p>
            {privacy.link !== undefined && <ActionLink action={privacy.link} style="tertiary" />}
          </div>
        </div>
        <div role="status" aria-atomic="false" className="sr-only">
          {isSending ? <p>{settings.sending}</p> : hints.map((hint) => <p key={hint.id}>{hint.message}</p>)}
        </div>
      </form>
      {submission.phase === 'confirmed' && form.confirmation !== undefined && (
        <FormConfirmation
          form={form}
          confirmation={form.confirmation}
          sent={submission.fields}
          settings={settings}
          email={email}
          onClose={close}
        />
      )}
    </>
  );
}

/** The notice above a form that its draft was restored, with the button that clears it. Its status region is empty until then. */
function DraftNotice({ request, texts }: { request: RequestFormState; texts: SiteForms['draft'] }) {
  const { notice, clear } = request;
  const status = useRef<HTMLParagraphElement>(null);
  const frame = 'mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-azure pl-4 print:hidden';
  return (
    <div className={notice === undefined ? undefined : frame}>
      <p ref={status} role="status" tabIndex={-1} className="max-w-prose text-strong outline-none">
        {notice !== undefined && <span key={notice}>{texts[notice]}</span>}
      </p>
      {notice === 'restored' && (
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            clear();
            // The button goes away: the focus stays where it was, before the form.
            status.current?.focus();
          }}
        >
          {texts.clear}
        </button>
      )}
    </div>
  );
}
