import type { Action } from '#generated/types.ts';
import { ActionLink, ChatNotice } from '../ui/action-link.tsx';

/** The links and buttons of the footer, one below the other. */
export function FooterActions({ actions }: { actions: readonly Action[] }) {
  return (
    <>
      {actions.map((action, index) => (
        <p key={action.label} className={index === 0 ? 'mt-4' : 'mt-3'}>
          <ActionLink action={action} style="bar" />
        </p>
      ))}
      {actions.length > 0 && <ChatNotice actions={actions} className="mt-3" />}
    </>
  );
}
