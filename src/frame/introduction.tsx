import type { SectionFrame as Frame } from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { ChatNotice } from '../ui/chat-notice.tsx';

/** What introduces a section, one under the other: introduction, note, link. Nothing when it has none. */
export function Introduction({
  frame: { intro, note, action },
  place,
  size = '',
}: {
  frame: Frame;
  /** Classes that place it below or beside the heading. */
  place: string;
  /** Class of the introduction's text. */
  size?: string;
}) {
  if (intro === undefined && note === undefined && action === undefined) return null;
  return (
    <div className={place}>
      {intro !== undefined && <p className={`max-w-prose ${size}`}>{intro}</p>}
      {note !== undefined && (
        <p className={`max-w-prose text-small text-quiet ${intro === undefined ? '' : 'mt-3'}`}>{note}</p>
      )}
      {action !== undefined && (
        <div className="mt-3">
          <ActionLink action={action} style="tertiary" />
          <ChatNotice actions={[action]} />
        </div>
      )}
    </div>
  );
}
