import type { SiteSupportBand } from '#generated/types.ts';
import { ChatButton } from '../ui/chat-button.tsx';
import { ChatNotice } from '../ui/chat-notice.tsx';

/** The band before the footer: one question, one button, and whether the assistant is there (a fixed text). */
export function SupportBand({ band }: { band: SiteSupportBand }) {
  return (
    <section aria-labelledby="assistance" className="border-t border-line bg-raised py-14 print:hidden">
      <div className="wrap grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="max-w-prose lg:col-span-7">
          <p className="flex items-center gap-2.5 label text-mint">
            <span className="size-2 rounded-full bg-mint" />
            {band.status}
          </p>
          <h2 id="assistance" className="mt-4 text-h2">
            {band.title}
          </h2>
          <p className="mt-3">{band.text}</p>
        </div>
        <div className="lg:col-span-5">
          <ChatButton mode="alert" className="button-primary button-large">
            {band.button}
          </ChatButton>
          <ChatNotice className="mt-3" />
        </div>
      </div>
    </section>
  );
}
