import type { SiteSupportBand } from '../generated/types.ts';
import { ChatButton } from '../ui/chat-button.tsx';
import { ChatNotice } from '../ui/chat-notice.tsx';

/** The band before the footer: one question, one button, and whether the assistant is there (a fixed text). */
export function SupportBand({ band }: { band: SiteSupportBand }) {
  return (
    <section aria-labelledby="assistance" className="border-t border-line bg-raised py-14 print:hidden">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <div className="max-w-prose">
          <p className="flex items-center gap-2.5 label text-mint">
            <span className="size-2 rounded-full bg-mint" />
            {band.status}
          </p>
          <h2 id="assistance" className="mt-4 text-h2">
            {band.title}
          </h2>
          <p className="mt-3">{band.text}</p>
        </div>
        <div>
          <ChatButton mode="alert" className="button-primary button-large">
            {band.button}
          </ChatButton>
          <ChatNotice className="mt-3" />
        </div>
      </div>
    </section>
  );
}
