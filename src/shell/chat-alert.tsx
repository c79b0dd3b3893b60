import type { SiteChat } from '#generated/types.ts';
import { chatFallbackFormId, chatNoticeId } from '../ui/chat-button.tsx';

/** What chat buttons need in every page: the alert for a chat that is not loaded, the notice that describes them, and where they lead without JavaScript. */
export function ChatAlert({ chat }: { chat: SiteChat }) {
  return (
    <>
      <form id={chatFallbackFormId} action={chat.fallbackHref} hidden />
      <p id={chatNoticeId} hidden>
        {chat.aiNotice}
      </p>
      <dialog
        id="chat-alert"
        role="alertdialog"
        aria-labelledby="chat-alert-title"
        aria-describedby="chat-alert-text"
        className="chat-alert"
      >
        <p id="chat-alert-title" className="label text-coral">
          {chat.alertTitle}
        </p>
        <p id="chat-alert-text" className="mt-3 text-lead text-strong">
          {chat.unavailableMessage}
        </p>
        <form method="dialog" className="mt-6 flex justify-end">
          <button type="submit" className="button-primary">
            {chat.closeLabel}
          </button>
        </form>
      </dialog>
    </>
  );
}
