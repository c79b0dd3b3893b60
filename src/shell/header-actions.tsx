import { messageCircleSign } from '../generated/signs.ts';
import { Glyph } from '../ui/glyph.tsx';
import type { NavigationHeader } from '../generated/types.ts';
import { ChatButton } from '../ui/chat-button.tsx';

/** The demo link and the support button of the header. */
export function HeaderActions({ header: { demo, support } }: { header: NavigationHeader }) {
  return (
    <>
      <a href={demo.href} className="button-secondary">
        {demo.label}
      </a>
      <ChatButton mode={support.chat ?? 'alert'} className="button-secondary">
        <Glyph shapes={messageCircleSign} className="size-4 text-amber" />
        {support.label}
      </ChatButton>
    </>
  );
}
