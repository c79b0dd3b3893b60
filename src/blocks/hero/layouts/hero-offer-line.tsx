import { Fragment } from 'react';
import { punctuation } from '#generated/locale.ts';
import type { HeroOfferLine as OfferLine } from '#generated/types.ts';
import { formatEuros } from '../../../ui/format-numbers.ts';
import { offersDelivering } from '../../../ui/offer-contents.ts';
import { useMentions } from '../../../ui/site-context.ts';

/** The offers that contain the subject of a page, or the first one that is enough for its tools, with their prices; then the tools of no offer. */
export function HeroOfferLine({ line }: { line: OfferLine }) {
  const { vat } = useMentions();
  const { label, rows, subject, tools = [], provided = [], outsideLabel, note, href } = line;
  const names = subject === undefined ? tools.map(({ name }) => name) : [subject];
  const { offers, outside } = offersDelivering(
    rows,
    names.filter((name) => !provided.includes(name)),
  );
  const shown = subject === undefined ? offers.slice(0, 1) : offers;
  if (shown.length === 0) return null;
  return (
    <p className="mt-8 max-w-prose border-t border-line pt-4 text-small text-quiet">
      {label + punctuation.colon}
      {shown.map(({ name, priceEur }, place) => (
        <Fragment key={name}>
          {place > 0 && '\u00A0· '}
          <a
            href={href}
            className="text-strong underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            {name}
          </a>
          {priceEur !== undefined && (
            <span className="whitespace-nowrap">
              {', '}
              {formatEuros(priceEur)} {vat?.label}
            </span>
          )}
        </Fragment>
      ))}
      {note !== undefined && ` (${note})`}
      {outsideLabel !== undefined && outside.length > 0 && (
        <span className="block">{outsideLabel + punctuation.colon + outside.join(', ')}</span>
      )}
    </p>
  );
}
