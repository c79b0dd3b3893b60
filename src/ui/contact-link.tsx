import { callingCode, locale, map } from '#generated/locale.ts';
import { openingHoursIn } from '../shared/opening-hours.ts';
import { postalAddressIn } from '../shared/postal-address.ts';
import { dialledNumber } from '../shared/telephone.ts';

/** How one gets in touch: e-mail addresses, numbers and places become links, the others are plain text. */
export type ContactKind = 'email' | 'phone' | 'place' | 'hours' | 'level';

/**
 * The address a contact leads to, or `undefined` when there is none to follow.
 * A number of the site's country (« 01 99 00 12 12 ») is dialled in its international form, so that the link works from abroad too.
 */
export function contactHref(kind: ContactKind, value: string): string | undefined {
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'phone') return `tel:${dialledNumber(value, callingCode)}`;
  return kind === 'place' ? map?.replace('…', encodeURIComponent(value.replaceAll(/\s/gu, ' '))) : undefined;
}

/** A way to get in touch, as a link where it can be one. A number stays on one line; an e-mail address may break before the « @ ». */
export function ContactLink({
  kind,
  value,
  className = '',
}: {
  kind: ContactKind;
  value: string;
  className?: string | undefined;
}) {
  const href = contactHref(kind, value);
  if (href === undefined) return <span className={className}>{value}</span>;
  const opensTab = kind === 'place';
  // The code of an address stays with its town.
  const whole = opensTab ? value.replace(/(\d)\s(?=\D+$)/u, '$1\u00A0') : value.replaceAll(' ', '\u00A0');
  const [name = value, domain] = whole.split('@');
  return (
    <a
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
      className={`inline-block min-h-6 underline decoration-line-strong decoration-1 underline-offset-6 hover:decoration-amber ${className}`}
    >
      {name}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
      {opensTab && <span className="sr-only"> ({locale.words.newTab})</span>}
    </a>
  );
}

/** The kind of contact that a text is as a whole. */
function contactKindOf(text: string): ContactKind | undefined {
  if (/^\S+@\S+\.\S+$/u.test(text)) return 'email';
  if (/^(?:0\d(?:\s\d\d){4}|\+\d+(?:\s\d+){3,})$/u.test(text)) return 'phone';
  return postalAddressIn(text) === undefined ? undefined : 'place';
}

/** A value of a sheet or table: a link where it is a way to get in touch, a small table where it holds the hours of several days. */
export function ContactValue({ value, className }: { value: string; className?: string }) {
  const kind = contactKindOf(value);
  if (kind !== undefined) return <ContactLink kind={kind} value={value} />;
  // « 9 h à 12 h » stays on one line.
  const whole = value.replaceAll(/(?<=h(?:\s\d\d)?)\sà\s(?=\d)/gu, '\u00A0à\u00A0');
  const lines = openingHoursIn(whole) ?? [];
  if (lines.length < 2) return lines.length === 0 ? value : whole;
  return (
    <table className={className}>
      <tbody>
        {lines.map(({ days, hours }) => (
          <tr key={days + hours}>
            <th scope="row" className="pr-4 text-left align-top font-normal">
              {days}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
