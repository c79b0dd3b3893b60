import type { ReactNode } from 'react';
import type {
  CatalogueBlock,
  CatalogueDetail,
  ContactDetails,
  Need,
  Offer,
  OfferLine,
  Sheet,
  SheetDetail,
  SheetStep,
} from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { Linked } from '../../ui/action-link.tsx';
import { AddressLink, HoursText, PhoneLink } from '../../ui/contact-link.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { FigureList } from '../../ui/figures.tsx';
import { Fold } from '../../ui/section.tsx';
import { Icon } from '../../ui/icons.tsx';
import { offersFor } from '../../ui/offer-contents.ts';
import { OfferOfNeed } from '../../ui/offer-line.tsx';
import { joinNames } from '../../ui/typography.ts';
import { TextList } from '../../ui/lists.tsx';
import { PairList } from '../../ui/pair-list.tsx';

export interface CatalogueRow {
  row: Sheet;
  block: CatalogueBlock;
  /** Of its heading. */
  level: 3 | 4;
  /** Its place in its list of `count` rows, from 0 on, and its number on the page, from 1 on. */
  index: number;
  count: number;
  number: number;
}

export interface ShownDetail extends CatalogueDetail {
  detail: SheetDetail & { offer?: { line: OfferLine; need: Need } };
}

/** The details of a row that the page shows, in its order, then the offer that it needs; a card has that beside its name. */
export function shownDetails(row: Sheet, { details, offers, folded }: CatalogueBlock): ShownDetail[] {
  const shown = details.flatMap((one) => {
    const detail = row.details[one.of];
    return detail === undefined ? [] : [{ ...one, detail }];
  });
  const need = needOf(row, offers);
  if (folded === true || offers === undefined || need === undefined || firstOffer(row, offers) === undefined)
    return shown;
  return [...shown, { of: 'offers', label: offers.label, detail: { offer: { line: offers, need } } }];
}

const needOf = ({ id }: Sheet, offers: OfferLine | undefined) => offers?.needs.find((need) => need.id === id);

/** The first offer that suits a row; `undefined` where none does. */
export function firstOffer(row: Sheet, offers: OfferLine | undefined): Offer | undefined {
  const need = needOf(row, offers);
  return offers && need && offersFor(offers.rows, need).offers[0];
}

interface FoldedProps {
  shown: readonly ShownDetail[];
  /** On all screens, not on telephones alone. */
  isAlways?: boolean;
  /** The line that opens them; without it, their titles. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The details of a row: on a telephone under one line. */
export function Folded({ shown, isAlways = false, summary, children }: FoldedProps) {
  const labels = shown.flatMap(({ label, detail }) => label ?? detail.pair?.label ?? []);
  if (labels.length === 0)
    return (
      <>
        {summary}
        {children}
      </>
    );
  return (
    <Fold summary={summary || <span>{joinNames(labels)}</span>} isAlways={isAlways}>
      {children}
    </Fold>
  );
}

/** A detail in the form that it has: a sentence, a list, names, links, steps, figures, or labels with their values. */
export function Detail({ detail }: Pick<ShownDetail, 'detail'>) {
  const { contact, claim, text, items, list, names, links, steps, figures, offer, pair } = detail;
  const { pairs = pair && [pair] } = detail;
  return (
    <>
      {contact !== undefined && (
        <ul className="grid gap-y-2 text-small text-strong">
          {Object.entries(waysOf(contact)).map(([kind, way]) => way && <li key={kind}>{way}</li>)}
        </ul>
      )}
      {claim !== undefined && <span className="text-strong">{claim}</span>}
      {text !== undefined && <span className="block text-small">{text}</span>}
      {items !== undefined && <TextList items={items} className="grid gap-y-1 text-small" />}
      {list !== undefined && <span className="block text-small">{joinNames(list)}</span>}
      {names !== undefined && <span className="block font-mono text-small text-strong">{joinNames(names)}</span>}
      {links !== undefined && (
        <ul className="flex flex-wrap gap-x-4 text-small text-strong">
          {links.map(({ name, href }) => (
            <li key={href}>
              <Linked href={href}>{name}</Linked>
            </li>
          ))}
        </ul>
      )}
      {steps !== undefined && <DetailSteps steps={steps} />}
      {figures !== undefined && (
        <FigureList
          figures={figures}
          className={`grid gap-x-2 gap-y-5 sm:gap-x-6 ${balancedColumns(figures.length, { all: 3 })}`}
        />
      )}
      {offer !== undefined && <OfferOfNeed {...offer} />}
      <PairList
        pairs={pairs}
        className="grid gap-y-1 text-small"
        row="flex justify-between gap-4"
        value="text-right font-mono text-strong"
      />
    </>
  );
}

function waysOf({ address, phone, email, openingHours }: ContactDetails): Readonly<Record<string, ReactNode>> {
  return {
    address: address && <AddressLink address={address} />,
    phone: phone && <PhoneLink value={phone} />,
    email: email && <EmailLink value={email} />,
    hours: openingHours && <HoursText hours={openingHours} />,
  };
}

/** Steps under one another on a drawn line, each with the icon and the name of its actor. */
function DetailSteps({ steps }: { steps: readonly SheetStep[] }) {
  return (
    <ol className="pt-1">
      {steps.map(({ name, icon, text }) => (
        <li key={text} className="group relative flex gap-5 pb-6 last:pb-0">
          <span aria-hidden="true" className="absolute top-11 bottom-0 left-5 w-px bg-line-strong group-last:hidden" />
          {icon !== undefined && (
            <span className="grid size-10 shrink-0 place-items-center rounded-md border border-accent bg-raised">
              <Icon name={icon} className="size-5 text-accent" />
            </span>
          )}
          <span>
            <span className="block font-mono text-small text-quiet">{name}</span>
            <span className="block text-strong">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
