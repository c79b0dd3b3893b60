import { ArrowLeft, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Action } from '../generated/types.ts';
import { ChatButton } from './chat-button.tsx';

/** How loud an action is: one `primary` per screen, `secondary` hairline, `tertiary` underlined with an arrow. */
export type ActionStyle = 'primary' | 'secondary' | 'tertiary';

const styles: Record<ActionStyle, string> = {
  primary:
    'bg-amber text-ink hover:bg-amber-bright border border-amber px-5 py-3 font-semibold rounded-md transition-colors duration-150',
  secondary:
    'border border-line-strong text-strong hover:border-amber px-5 py-3 font-medium rounded-md transition-colors duration-150',
  tertiary: 'text-strong font-medium underline decoration-line-strong underline-offset-6 hover:decoration-amber py-2',
};

/**
 * A link, or a button that opens the support chat (`action.chat`, handled by the page's script).
 * Links that open a new tab say so to screen readers.
 */
export function ActionLink({ action, style = 'secondary' }: { action: Action; style?: ActionStyle }) {
  const className = `group inline-flex min-h-11 items-center justify-center gap-2 ${styles[style]}`;
  if (action.href === undefined) {
    return (
      <ChatButton mode={action.chat ?? 'silent'} className={className}>
        {action.label}
      </ChatButton>
    );
  }
  const Arrow = action.back === true ? ArrowLeft : action.newTab === true ? ArrowUpRight : ArrowRight;
  const arrow = (
    <Arrow
      aria-hidden="true"
      strokeWidth={1.5}
      className={`size-4 shrink-0 transition-transform duration-150 motion-reduce:transition-none ${action.back === true ? 'group-hover:-translate-x-1' : 'group-hover:translate-x-1'}`}
    />
  );
  return (
    <a href={action.href} className={className} {...(action.newTab === true && { target: '_blank', rel: 'noopener' })}>
      {action.back === true && arrow}
      {action.label}
      {action.newTab === true && <span className="sr-only"> (nouvel onglet)</span>}
      {action.back !== true && arrow}
    </a>
  );
}
