import type { NavigationHeader } from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';

/** The demo link and the support button of the header. */
export function HeaderActions({ header: { demo, support } }: { header: NavigationHeader }) {
  return (
    <>
      <ActionLink action={demo} style="bar" />
      <ActionLink action={support} style="bar" />
    </>
  );
}
