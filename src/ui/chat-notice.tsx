import type { Action } from '#generated/types.ts';
import { useMentions } from './site-context.ts';

/**
 * The notice, before the first word, that an AI answers in the chat (Regulation (EU) 2024/1689, article 50). It stands beside every
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
