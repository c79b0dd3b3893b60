import type { HeroBlock } from '#generated/types.ts';
import { ActionLink } from '../../../ui/action-link.tsx';
import { ActionRow } from '../../../ui/action-row.tsx';

/** The actions of an opening: the first one primary, or, when they are named together, all alike. */
export function HeroActions({ block: { actions, actionsLabel } }: { block: HeroBlock }) {
  if (actions === undefined) return null;
  if (actionsLabel === undefined) return <ActionRow actions={actions} />;
  return (
    <ul aria-label={actionsLabel} className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
      {actions.map((action) => (
        <li key={action.label}>
          <ActionLink action={action} />
        </li>
      ))}
    </ul>
  );
}
