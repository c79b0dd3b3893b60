import { hoursWords, locale, map } from '#generated/locale.ts';
import { telephones } from '#generated/telephones.ts';
import type { DetailLine, OpeningHours, PostalAddress } from '#generated/types.ts';
import type { ReactNode } from 'react';
import { capitalized, noBreak } from '../shared/locale.ts';
import { hoursSentence, hoursTable } from '../shared/opening-hours.ts';
import { placeholder } from '../shared/placeholder.ts';
import { addressLine } from '../shared/postal-address.ts';
import { EmailLink, linkClass, type LinkProps } from './email-link.tsx';

/** Where a telephone number leads: dialled in its international form, so that the link works from abroad too. */
export function phoneHref(value: string): string {
  return `tel:${telephones[value] ?? value.replaceAll(/[^\d+]/gu, '')}`;
}

/** A telephone number as a link, on one line. */
export function PhoneLink({ value, className = '' }: LinkProps) {
  return (
    <a href={phoneHref(value)} className={`${linkClass} ${className}`}>
      {value.replaceAll(' ', noBreak)}
    </a>
  );
}

/** A postal address, which leads to the map of the site where it has one. The code stays with its town. */
export function AddressLink({ address }: { address: PostalAddress }) {
  const line = addressLine(address, locale);
  if (map === undefined) return line;
  return (
    <a href={map.replace('…', encodeURIComponent(line))} target="_blank" rel="noopener" className={linkClass}>
      {line.replace(/(\d)\s(?=\D+$)/u, `$1${noBreak}`)}
      <span className="sr-only"> ({locale.words.newTab})</span>
    </a>
  );
}

/** Opening hours: a sentence, or a small table where there are several lines. */
export function HoursText({ hours }: { hours: OpeningHours }) {
  const writing = { locale, words: hoursWords };
  if (hours.length < 2) return capitalized(hoursSentence(hours, writing), writing.locale);
  return (
    <table>
      <tbody>
        {hoursTable(hours, writing).map((line) => (
          <tr key={line.days + line.hours}>
            <th scope="row" className="pr-4 text-left align-top font-normal">
              {line.days}
            </th>
            <td>{line.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text of a sheet or table: a link where all of it is an e-mail address or a telephone number. */
function ContactText({ value }: { value: string }) {
  if (/^\S+@\S+\.\S+$/u.test(value)) return <EmailLink value={value} />;
  if (/^[+(]?0|^\+/u.test(value) && value in telephones) return <PhoneLink value={value} />;
  return <MarkedText>{value}</MarkedText>;
}

/** A text in which values still to be filled in (`[à compléter : …]`) stand each in a dashed box: quiet, and not to be overlooked. */
export function MarkedText({ children }: { children: string }) {
  return children.split(placeholder).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={index} className="placeholder">
        {part}
      </mark>
    ),
  );
}

export function DetailValue({ value, address, openingHours }: Omit<DetailLine, 'label'>): ReactNode {
  if (address !== undefined) return <AddressLink address={address} />;
  if (openingHours !== undefined) return <HoursText hours={openingHours} />;
  return value !== undefined && <ContactText value={value} />;
}
