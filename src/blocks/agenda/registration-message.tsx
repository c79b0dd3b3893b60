import type { RegistrationMessage as Message } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { unaskedHref } from '../../ui/request-href.ts';

/**
 * The message of the registration buttons: a native pop-over, closed by its button, Escape or a click beside it. Its link asks for no
 * session until a button has been pressed.
 */
export function RegistrationMessage({ id, message: { text, note, action, close } }: { id: string; message: Message }) {
  return (
    <div
      id={id}
      popover="auto"
      data-asks={action.href}
      role="dialog"
      aria-labelledby={`${id}message`}
      aria-describedby={`${id}note`}
      className="m-auto w-[min(32rem,calc(100vw-2.5rem))] rounded-lg border border-line-strong bg-inset p-6 text-body [box-shadow:var(--shadow-panel)] backdrop:bg-ink/80 sm:p-8"
    >
      <p id={`${id}message`} className="font-display text-lead font-semibold text-strong">
        {text}
      </p>
      <p id={`${id}note`} className="mt-3 text-small">
        {note}
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <ActionLink action={{ ...action, href: unaskedHref(action.href ?? '') }} style="tertiary" />
        <button type="button" autoFocus popoverTarget={id} popoverTargetAction="hide" className="button-primary">
          {close}
        </button>
      </div>
    </div>
  );
}
