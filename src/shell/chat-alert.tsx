import type { SiteChat } from '#generated/types.ts';
import { chatFallbackFormId, chatNoticeId } from '../ui/chat-button.tsx';

/**
 * What chat buttons need in every page: where they lead without JavaScript, with the words of the alert for a chat that is not loaded
 * (`src/browser/chat-alert.ts` draws it, for those who ask), and the notice that describes them.
 */
export function ChatAlert({ chat }: { chat: SiteChat }) {
  return (
    <>
      <form
        id={chatFallbackFormId}
        action={chat.fallbackHref}
        data-title={chat.alertTitle}
        data-message={chat.unavailableMessage}
        data-close={chat.closeLabel}
        hidden
      />
      <p id={chatNoticeId} hidden>
        {chat.aiNotice}
      </p>
    </>
  );
}
