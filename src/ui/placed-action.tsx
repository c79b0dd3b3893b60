import type { Action } from '#generated/types.ts';
import { ActionLink, type ActionStyle } from './action-link.tsx';

interface Props {
  action: Action | undefined;
  className: string;
  style?: ActionStyle;
}

/** An optional action in a place of its own. */
export function PlacedAction({ action, className, style = 'tertiary' }: Props) {
  if (action === undefined) return null;
  return (
    <div className={className}>
      <ActionLink action={action} style={style} />
    </div>
  );
}
