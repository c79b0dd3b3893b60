import type { Action } from '#generated/types.ts';
import { ActionLink } from './action-link.tsx';
import { ChatNotice } from './chat-notice.tsx';

/** A page's opening actions side by side: the first one primary, the others secondary, those that lead to another site underlined. */
export function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          style={index === 0 ? 'primary' : isElsewhere(action) ? 'tertiary' : 'secondary'}
        />
      ))}
      <ChatNotice actions={actions} className="w-full" />
    </div>
  );
}

function isElsewhere({ href = '' }: Action): boolean {
  return href.startsWith('https:');
}
