import { callingCode } from '#generated/locale.ts';
import { dialledNumber } from '../shared/telephone.ts';

/** How one gets in touch: `email` and `phone` become links, the others are plain text. */
export type ContactKind = 'email' | 'phone' | 'place' | 'level';

/**
 * The address a contact leads to, or `undefined` when there is none to follow.
 * A number of the site's country (« 01 99 00 12 12 ») is dialled in its international form, so that the link works from abroad too.
 */
export function contactHref(kind: ContactKind, value: string): string | undefined {
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'phone') return `tel:${dialledNumber(value, callingCode)}`;
  return undefined;
}

/** A way to get in touch, as a link where it can be one. A number stays on one line; an e-mail address may break before the « @ ». */
export function ContactLink({ kind, value, className = '' }: { kind: ContactKind; value: string; className?: string }) {
  const href = contactHref(kind, value);
  if (href === undefined) return <span className={className}>{value}</span>;
  const [name = value, domain] = value.replaceAll(' ', '\u00A0').split('@');
  return (
    <a
      href={href}
      className={`underline decoration-line-strong decoration-1 underline-offset-6 hover:decoration-amber ${className}`}
    >
      {name}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </a>
  );
}
