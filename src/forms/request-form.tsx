import { useEffect, type ReactNode } from 'react';
import type { SiteForms } from '#generated/types.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { NoScriptSubmit } from './no-script-submit.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { SubmissionAlert } from './submission-alert.tsx';
import { Trap } from './trap.tsx';
import type { RequestFormState } from './use-request-form.ts';

/**
 * The frame of a form: what became of a draft, legend of the required fields, the fields, what went wrong, the button and the privacy note.
 * `method="dialog"` outside a dialog goes nowhere: without JavaScript nothing typed can end in the address bar.
 * @param announcement what the form has to say politely (hints); it is also shown where the caller wants it
 */
export function RequestForm({
  form: { ref, submission, notice, keep, send, clear },
  forms,
  email,
  name,
  submitLabel,
  announcement,
  children,
}: {
  form: RequestFormState;
  forms: SiteForms;
  /** Where to write when sending fails. */
  email: string;
  /** Which form, as its receiver reads it. */
  name: string;
  submitLabel: string;
  announcement?: ReactNode;
  children: ReactNode;
}) {
  const ready = useIsHydrated();
  const sends = forms.delivery !== 'none';
  const isSending = submission.phase === 'sending';
  // A refusal of single fields leads to the first of them, once the fields are within reach again.
  useEffect(() => {
    const refused = submission.phase === 'failed' && '[aria-invalid], [data-refused] input';
    if (refused) ref.current?.querySelector<HTMLElement>(refused)?.focus();
  }, [submission, ref]);
  const labels = { sending: forms.sending, failed: forms.retry, stopped: forms.retry };
  return (
    <>
      <DraftNotice notice={notice} texts={forms.draft} onClear={clear} />
      <form
        ref={ref}
        method="dialog"
        onInput={keep}
        onSubmit={(event) => {
          event.preventDefault();
          // What comes next is said around the button, and the fields are out of reach while they travel.
          event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
          void send();
        }}
        className="relative"
      >
        <p className="mb-8 text-small text-quiet">{forms.requiredLegend}</p>
        <div inert={isSending}>{children}</div>
        {sends && <ExtraFields fields={forms.extraFields} />}
        <Trap />
        <div className="mt-2 grid gap-6 border-t border-line-strong pt-8 lg:pl-44">
          <SubmissionAlert submission={submission} forms={forms} email={email} />
          {sends && <NoScriptSubmit name={name} address={forms.delivery} label={submitLabel} />}
          <button
            type="submit"
            disabled={!ready}
            aria-disabled={isSending}
            className={`button-primary button-large disabled:opacity-60 aria-disabled:opacity-60 sm:justify-self-start ${sends ? 'noscript:hidden' : ''}`}
          >
            <span key={submission.phase}>
              {submission.phase in labels ? labels[submission.phase as keyof typeof labels] : submitLabel}
            </span>
          </button>
          <PrivacyNote forms={forms} />
        </div>
        <div role="status" aria-atomic="false" className="sr-only">
          {isSending ? <p>{forms.sending}</p> : announcement}
        </div>
      </form>
    </>
  );
}
