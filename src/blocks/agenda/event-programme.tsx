import { useId } from 'react';
import type { AgendaBlock, RegistrationMessage as Message } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { hrefWithoutRequest } from '../../ui/addresses.ts';
import { Session } from './session.tsx';

/**
 * All sessions in one list, in order of date, without their state: a page built long ago would be wrong.
 * A script moves the past ones into the second list; without it, a note describes the buttons after the date.
 */
export function EventProgramme(block: AgendaBlock) {
  const { rows, register, groups, none } = block;
  const messageId = useId();
  const events = rows.toSorted((a, b) => a.date.localeCompare(b.date));
  const longestMinutes = Math.max(...events.map(({ duration = 0 }) => duration));
  const heading = 'mb-6 label text-accent';
  return (
    <>
      <div>
        <div className="in-data-alive:hidden">
          <p className="mb-10 max-w-prose">{groups?.allNote}</p>
          <h3 className={heading}>{groups?.all}</h3>
        </div>
        <h3 className={`${heading} hidden in-data-alive:block`}>{groups?.upcoming}</h3>
        <ol data-holds="upcoming" className="border-b border-line-strong">
          {events.map((event) => (
            <Session key={event.id} event={event} longestMinutes={longestMinutes} block={block} messageId={messageId} />
          ))}
        </ol>
        <p data-none="" hidden className="border-y border-line-strong py-10 text-strong">
          {none}
        </p>
      </div>
      <div hidden className="mt-20">
        <h3 className={heading}>{groups?.past}</h3>
        <ol data-holds="past" className="border-b border-line-strong" />
      </div>
      {register.message !== undefined && <RegistrationMessage id={messageId} message={register.message} />}
    </>
  );
}

/**
 * The message of the registration buttons: a native pop-over, closed by its button, Escape or a click beside it. Its link names no
 * session until a button has been pressed.
 */
function RegistrationMessage({ id, message: { text, note, action, close } }: { id: string; message: Message }) {
  return (
    <div
      id={id}
      popover="auto"
      data-asks={action.href}
      role="dialog"
      aria-labelledby={`${id}message`}
      aria-describedby={`${id}note`}
      className="m-auto w-[min(40rem,calc(100vw-2rem))] rounded-lg border border-line-strong bg-inset p-6 text-body [box-shadow:var(--shadow-panel)] backdrop:bg-ink/80 sm:p-8"
    >
      <p id={`${id}message`} className="font-display text-lead font-semibold text-strong">
        {text}
      </p>
      <p id={`${id}note`} className="mt-3 text-small">
        {note}
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <ActionLink action={{ ...action, href: hrefWithoutRequest(action.href ?? '') }} style="tertiary" />
        <button type="button" autoFocus popoverTarget={id} popoverTargetAction="hide" className="button-primary">
          {close}
        </button>
      </div>
    </div>
  );
}
