import type { NavigationOffer } from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';

/** What is sold and at what price, in one quiet line that leads to the offer. */
export function OfferLine({ offer: { text, action }, className }: { offer: NavigationOffer; className: string }) {
  return (
    <p className={`flex flex-wrap items-center gap-x-6 text-small ${className}`}>
      {text} <ActionLink action={action} style="tertiary" />
    </p>
  );
}
