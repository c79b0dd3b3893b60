import type { NavigationOffer } from '#generated/types.ts';
import type { Site } from '../ui/site.ts';
import { MarkShapes } from '../ui/icons.tsx';
import { ActionLink } from '../ui/action-link.tsx';

/** The mark and the short name, as a link to the home page. */
export function Brand({ site: { settings, theme } }: { site: Site }) {
  return (
    <a href="/" className="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <MarkShapes shapes={theme.mark} />
      </svg>
      <span>{settings.shortName}</span>
    </a>
  );
}

/** The offer and its price in one quiet line, with the link to it. */
export function OfferLine({ offer: { text, action }, className }: { offer: NavigationOffer; className: string }) {
  return (
    <p className={`flex items-center gap-x-6 text-small *:last:shrink-0 ${className}`}>
      <span className="text-balance">{text}</span> <ActionLink action={action} style="tertiary" />
    </p>
  );
}
