import type { ReactNode } from 'react';
import type { Action } from '#generated/types.ts';
import { useMentions } from './site-context.ts';

/** Id of the form that the shell holds for chat buttons; its address is `chat.fallbackHref` in the spec. */
export const chatFallbackFormId = 'chat-fallback';

/** Id of the sentence, in the shell, that says that an AI answers. */
export const chatNoticeId = 'chat-notice';

/**
 * A button that opens the support chat (`data-chat`, handled by the page's script).
 * Without JavaScript it submits the shell's empty form and so leads to the contact page: it is never dead.
 */
export function ChatButton({
  mode,
  className,
  children,
}: {
  mode: NonNullable<Action['chat']>;
  className: string;
  children: ReactNode;
}) {
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

/**
 * Says before the first word that an AI answers in the chat (Regulation (EU) 2024/1689, article 50). It stands beside every
 * button that opens the chat; given the actions of a row, only where one of them does.
 */
export function ChatNotice({ actions, className = '' }: { actions?: readonly Action[]; className?: string }) {
  const { chatNotice } = useMentions();
  if (chatNotice === undefined || actions?.some((action) => action.chat !== undefined) === false) return null;
  return (
    <p data-chat-notice="" className={`text-small text-quiet print:hidden ${className}`}>
      {chatNotice}
    </p>
  );
}
