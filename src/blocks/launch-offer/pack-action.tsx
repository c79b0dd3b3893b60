import type { LaunchOfferBlock, Pack } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { contextHref } from '../../ui/context-href.ts';

interface Props {
  pack: Pack;
  labels: LaunchOfferBlock;
}

/** Books a place of the offer, for this pack. */
export function PackAction({ pack, labels }: Props) {
  return (
    <div data-until-end={`action-${pack.id}`}>
      <ActionLink action={{ label: `${labels.reserveLabel} ${pack.name}`, href: hrefFor(pack, labels) }} />
    </div>
  );
}

/** Asks about the pack, once there is no place to book. */
export function EndedAction({ pack, labels }: Props) {
  return (
    <div data-after-end={`action-${pack.id}`}>
      <ActionLink action={{ label: `${labels.ended.actionLabel} ${pack.name}`, href: hrefFor(pack, labels) }} />
    </div>
  );
}

function hrefFor(pack: Pack, { reserveHref }: LaunchOfferBlock): string {
  return contextHref(reserveHref, { pack: pack.id });
}
