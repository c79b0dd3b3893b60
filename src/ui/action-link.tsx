import { locale } from '#generated/locale.ts';
import { arrowLeftSign, arrowRightSign, arrowUpRightSign, messageCircleSign } from '#generated/signs.ts';
import { Glyph } from './icons.tsx';
import type { Action } from '#generated/types.ts';
import { useMentions } from './site-context.ts';
import type { ReactNode } from 'react';

/**
 * How loud an action is: one `primary` per screen, `secondary` hairline, `tertiary` underlined with an arrow. `bar` is a hairline
 * for tight places, `large` the one button of a band: a sign only where it tells something (chat in a bar, new tab, way back).
 */
export type ActionStyle = 'primary' | 'secondary' | 'tertiary' | 'bar' | 'large';

const styles: Record<ActionStyle, string> = {
  primary: 'action button-primary',
  secondary: 'action button-secondary',
  tertiary: 'action-link',
  bar: 'button-secondary',
  large: 'button-primary button-large',
};

interface ActionLinkProps {
  action: Action;
  style?: ActionStyle;
  /** What tells a link of a list from the others, for screen readers. */
  about?: string;
}

/**
 * A link, or a button that opens the support chat (`data-chat`, handled by the page's script); without JavaScript it submits the shell's
 * empty form and so leads to the contact page: it is never dead. Links that open a new tab announce it to screen readers.
 */
export function ActionLink({ action, style = 'secondary', about }: ActionLinkProps) {
  const className = styles[style];
  if (action.href === undefined) {
    return (
      <button
        type="submit"
        form={chatFallbackFormId}
        data-chat={action.chat}
        aria-describedby={chatNoticeId}
        className={className}
      >
        {style === 'bar' && <Glyph shapes={messageCircleSign} className="size-4 text-amber" />}
        {action.label}
      </button>
    );
  }
  const isBack = action.back === true;
  const sign = isBack ? arrowLeftSign : action.newTab === true ? arrowUpRightSign : arrowRightSign;
  const isPlain = (style === 'bar' || style === 'large') && !isBack && action.newTab !== true;
  const arrow = !isPlain && <Glyph shapes={sign} className={isBack ? 'arrow back size-4' : 'arrow size-4'} />;
  return (
    <a href={action.href} className={className} {...(action.newTab === true && { target: '_blank', rel: 'noopener' })}>
      {isBack && arrow}
      {action.label}
      {about !== undefined && <span className="sr-only">{about}</span>}
      {action.newTab === true && <span className="sr-only"> ({locale.words.newTab})</span>}
      {!isBack && arrow}
    </a>
  );
}

interface PlacedActionProps {
  action: Action | undefined;
  className: string;
  style?: ActionStyle;
}

/** An optional action in a place of its own, with the notice of the chat where it opens that. */
export function PlacedAction({ action, className, style = 'tertiary' }: PlacedActionProps) {
  if (action === undefined) return null;
  return (
    <div className={className}>
      <ActionLink action={action} style={style} />
      <ChatNotice actions={[action]} className="mt-3" />
    </div>
  );
}

/** A page's opening actions side by side: the first one primary, the others secondary, those that lead to another site underlined. */
export function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          style={index === 0 ? 'primary' : action.href?.startsWith('https:') === true ? 'tertiary' : 'secondary'}
        />
      ))}
      <ChatNotice actions={actions} className="w-full" />
    </div>
  );
}

/**
 * The notice, before the first word, that an AI answers in the chat (Regulation (EU) 2024/1689, article 50). It stands beside every
 * button that opens the chat; given the actions of a row, only where one of them does.
 */
export function ChatNotice({ actions, className = '' }: { actions?: readonly Action[]; className?: string }) {
  const { chatNotice } = useMentions();
  if (chatNotice === undefined || actions?.some((action) => action.chat !== undefined) === false) return null;
  return (
    <p data-chat-notice="" className={`max-w-prose text-small text-quiet print:hidden ${className}`}>
      {chatNotice}
    </p>
  );
}

/** Id of the form that the shell holds for chat buttons; its address is `chat.fallbackHref` in the spec. */
export const chatFallbackFormId = 'chat-fallback';

/** Id of the notice, in the shell, that an AI answers. */
export const chatNoticeId = 'chat-notice';

interface LinkedProps {
  href?: string | undefined;
  className?: string;
  /** Whether paper shows the address. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** In the colour of its text. */
const textLink = 'inline-block py-1 underline decoration-line-strong underline-offset-4 hover:decoration-accent';

/** A link to the page of its content; without a page, the content alone. @param className where it is not an ordinary link in a text */
export function Linked({ href, className = textLink, isPrinted = true, children }: LinkedProps) {
  if (href === undefined) return children;
  return (
    <a href={href} className={isPrinted ? className : `${className} print:after:hidden`}>
      {children}
    </a>
  );
}
