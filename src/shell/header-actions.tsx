import type { Action } from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';

/** The links and buttons of the bar, in the order of the spec. */
export function HeaderActions({ actions }: { actions: readonly Action[] }) {
  return actions.map((action) => <ActionLink key={action.label} action={action} style="bar" />);
}
