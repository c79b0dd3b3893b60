import { MessageCircle } from 'lucide-react';
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
        <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-4 text-amber" />
        {support.label}
      </ChatButton>
    </>
  );
}
