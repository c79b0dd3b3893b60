import type { ReactNode } from 'react';
import type { Action } from '#generated/types.ts';

/** Id of the form that the shell holds for chat buttons; its address is `chat.fallbackHref` in the spec. */
export const chatFallbackFormId = 'chat-fallback';

/** Id of the notice, in the shell, that an AI answers. */
export const chatNoticeId = 'chat-notice';

interface Props {
  mode: NonNullable<Action['chat']>;
  className: string;
  children: ReactNode;
}

/**
 * A button that opens the support chat (`data-chat`, handled by the page's script).
 * Without JavaScript it submits the shell's empty form and so leads to the contact page: it is never dead.
 */
export function ChatButton({ mode, className, children }: Props) {
  return (
    <button
      type="submit"
      form={chatFallbackFormId}
      data-chat={mode}
      aria-describedby={chatNoticeId}
      className={className}
    >
      {children}
    </button>
  );
}
