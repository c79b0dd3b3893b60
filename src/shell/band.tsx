import type { NavigationBand, SiteChat } from '#generated/types.ts';
import { ActionLink, ChatNotice } from '../ui/action-link.tsx';
import { PhoneLink } from '../ui/contact-link.tsx';

/** The band before the footer: one sentence, one action, and a fixed text on the team that answers, unlit where its chat is not installed. */
export function Band({ band, chat }: { band: NavigationBand; chat: SiteChat | undefined }) {
  const { status, heading, text, withoutChat, action } = band;
  const isLit = action.chat === undefined || chat?.script !== 'none';
  const sentences = [isLit ? undefined : withoutChat, text].filter((sentence) => sentence !== undefined);
  return (
    <section aria-labelledby="assistance" className="border-t border-line bg-raised py-8 print:hidden">
      <div className="wrap grid items-end gap-x-8 gap-y-5 lg:grid-cols-12">
        <div className="max-w-prose lg:col-span-7">
          {status !== undefined && (
            <p className={`mb-3 flex items-center gap-2.5 label ${isLit ? 'text-mint' : 'text-quiet'}`}>
              <span className={`size-2 rounded-full ${isLit ? 'bg-mint' : 'border'}`} />
              {status}
            </p>
          )}
          <h2 id="assistance" className="text-h2">
            {heading}
          </h2>
          {sentences.length > 0 && <p className="mt-3">{sentences.join(' ')}</p>}
        </div>
        <div className="lg:col-span-5">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ActionLink action={action} style={isLit ? 'large' : 'secondary'} />
            {!isLit && <ChatWays chat={chat} />}
          </div>
          <ChatNotice actions={[action]} className="mt-3" />
        </div>
      </div>
    </section>
  );
}

/** How to get in touch without the chat: a link, and a telephone number. */
export function ChatWays({ chat }: { chat: SiteChat | undefined }) {
  if (chat?.instead === undefined) return null;
  const { action, phone } = chat.instead;
  return (
    <>
      <ActionLink action={action} style="tertiary" />
      {phone !== undefined && <PhoneLink value={phone} />}
    </>
  );
}
