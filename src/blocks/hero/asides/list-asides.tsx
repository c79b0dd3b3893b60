import { useId } from 'react';
import type { HeroChannel, HeroChannels, HeroIndex, HeroPages, HeroSheet } from '#generated/types.ts';
import { Rank } from '../../../ui/lists.tsx';
import { Badge } from '../../../ui/marks.tsx';
import { DetailValue } from '../../../ui/contact-link.tsx';
import { DisplayedPrice } from '../../../ui/figures.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { balancedColumns } from '../../../ui/class-names.ts';
import { PairList } from '../../../ui/pair-list.tsx';
import { joinNames, twoDigits } from '../../../ui/typography.ts';

/** Every way to get in touch as one ruled sheet, two by two: of a pair, one is often for what is urgent. */
export function ChannelsAside({ heading, urgentLabel, channels, className }: HeroChannels & { className: string }) {
  return (
    <div className={`panel-in self-start ${className}`}>
      <h2 className="pb-4 label font-normal text-quiet">{heading}</h2>
      <dl className="ruled-sheet bg-raised sm:grid-cols-2">
        {channels.map((channel) => (
          <Channel key={channel.label} channel={channel} urgentLabel={urgentLabel} />
        ))}
      </dl>
    </div>
  );
}

const reachable = 'font-mono text-strong';
const faces: Record<HeroChannel['kind'], string> = {
  email: reachable,
  phone: reachable,
  hours: 'text-strong',
  place: 'font-display text-lead font-semibold text-strong',
  level: 'figure text-amber',
};

function Channel({ channel, urgentLabel }: { channel: HeroChannel; urgentLabel: string | undefined }) {
  const { icon, label, kind, note, urgent } = channel;
  return (
    <div className="p-5">
      <dt className="flex min-h-8 items-center gap-3 text-small">
        <Icon name={icon} className={`size-5 ${urgent === true ? 'text-coral' : 'text-quiet'}`} />
        <span className="min-w-0">{label}</span>
        {urgent === true && urgentLabel !== undefined && (
          <span className="ml-auto">
            <Badge tone="coral">{urgentLabel}</Badge>
          </span>
        )}
      </dt>
      <dd className="mt-3 min-w-0">
        <div className={`leading-tight ${faces[kind]}`}>
          <DetailValue {...channel} />
        </div>
        <p className="mt-2 text-small text-quiet">{note}</p>
      </dd>
    </div>
  );
}

/** Up to this many characters a heading is set as a label; more would be a sentence in capitals. */
const longestLabel = 40;

/** A numbered index of the page, as on the first page of a printed catalogue. Each line leads down to its part. */
export function IndexAside({ heading, parts, className }: HeroIndex & { className: string }) {
  const labelId = useId();
  const isDetailed = parts.some(({ items }) => items !== undefined);
  return (
    <nav aria-labelledby={labelId} className={`panel-in self-end ${className}`}>
      <p
        id={labelId}
        className={`border-b border-line-strong pb-3 text-quiet ${heading.length <= longestLabel ? 'label' : 'text-small'}`}
      >
        {heading}
      </p>
      <ol className={isDetailed ? '' : `grid gap-x-8 lg:grid-cols-1 ${balancedColumns(parts.length, { sm: 3 })}`}>
        {parts.map(({ id, name, icon, items }, index) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className={`group grid grid-cols-[2rem_1fr_auto] gap-x-2 py-2.5 text-strong ${icon === undefined ? 'items-baseline' : 'items-center'}`}
            >
              <Rank className="text-small text-accent">{twoDigits(index + 1)}</Rank>
              <span>
                <span className="block underline decoration-transparent underline-offset-6 group-hover:decoration-accent">
                  {name}
                </span>
                {items !== undefined && (
                  <span className="block font-mono text-small text-quiet">{joinNames(items)}</span>
                )}
              </span>
              {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function PagesAside({ heading, links, className }: HeroPages & { className: string }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className="pb-4 label text-quiet">
        {heading}
      </h2>
      <ul className="border-b border-line">
        {links.map(({ name, href, text }) => (
          <li key={href} className="border-t border-line eases hover:border-accent">
            <a href={href} className="block py-4">
              <span className="font-medium text-strong">{name}</span>
              {text !== undefined && <span className="block text-small text-quiet">{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A sheet of a few landmarks on raised paper, one below the other; below them a price. */
export function SheetAside({ heading, icon, items, priceEur, prices, className }: HeroSheet & { className: string }) {
  return (
    <div className={`panel-in self-start rounded-lg border border-line-strong bg-raised p-6 sm:p-8 ${className}`}>
      <p className="flex items-center justify-between label text-quiet">
        {heading}
        <Icon name={icon} className="size-6 text-accent" />
      </p>
      <PairList
        pairs={items}
        className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1"
        row="border-t border-line py-4"
        label="text-small text-quiet"
        value="mt-1 font-mono text-[1.5rem] leading-tight font-medium text-balance text-strong"
      />
      {priceEur !== undefined && (
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-5 text-small text-quiet">
          {prices?.label}
          <span className="font-mono text-strong">
            <DisplayedPrice eur={priceEur} prices={prices} />
          </span>
        </p>
      )}
    </div>
  );
}
