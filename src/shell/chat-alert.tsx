import type { SiteChat } from '#generated/types.ts';
import { chatFallbackFormId, chatNoticeId } from '../ui/chat.tsx';

/**
 * What chat buttons need in every page: where they lead without JavaScript, and the notice that describes them. The alert for a chat that
 * is not loaded comes with its script (`src/browser/chat.ts`).
 */
export function ChatAlert({ chat }: { chat: SiteChat }) {
  return (
    <>
      <form id={chatFallbackFormId} action={chat.fallbackHref} hidden />
      <p id={chatNoticeId} hidden>
        {chat.aiNotice}
      </p>
    </>
  );
}
