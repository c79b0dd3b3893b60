import { useId } from 'react';
import { ArrowRight } from 'lucide-react';
import { useSite } from '../../generated/site-context.tsx';
import type { Sector, SectorCardsBlock } from '../../generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

const tones: Record<Sector['color'], string> = {
  amber: 'text-amber',
  azure: 'text-azure',
  mint: 'text-mint',
  violet: 'text-violet',
  coral: 'text-coral',
};

/** Cards of one ruled sheet, four on a line on wide screens. A card's features are the titles of its page's feature cards. */
export function SectorCards({ id, label, heading, intro, sectors }: SectorCardsBlock) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} tone="raised">
      <SectionHeading id={headingId} label={label} heading={heading}>
        {intro}
      </SectionHeading>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line-strong bg-line-strong sm:grid-cols-2 lg:grid-cols-4">
        {pickRows(useSite().tables.sectors, sectors).map((sector) => (
          <SectorCard key={sector.id} sector={sector} />
        ))}
      </ul>
    </Section>
  );
}

/** The whole card is one target; the sector's name is the link's text. */
function SectorCard({ sector }: { sector: Sector }) {
  const { impact } = sector;
  return (
    <li className="group relative flex flex-col bg-ink p-6 transition-colors duration-150 focus-within:bg-raised hover:bg-raised">
      <div className="flex items-center justify-between">
        <Icon name={sector.icon} className={`size-7 ${tones[sector.color]}`} />
        <ArrowRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 text-quiet transition-transform duration-150 group-hover:translate-x-1 group-hover:text-amber motion-reduce:transition-none"
        />
      </div>
      <h3 className="mt-6 font-display text-lead font-semibold">
        <a href={sector.path} className="after:absolute after:inset-0 print:after:static">
          {sector.name}
        </a>
      </h3>
      <ul className="mt-4 mb-8 space-y-1.5 text-small">
        {sector.features.map(({ title }) => (
          <li
            key={title}
            className="flex gap-3 before:mt-[0.7em] before:h-px before:w-3 before:shrink-0 before:bg-amber"
          >
            {title}
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="text-small text-quiet">{impact.label}</span>
        <span className="font-mono text-figure font-medium whitespace-nowrap text-strong tabular-nums">
          {impact.value}
          {impact.unit !== undefined && <span className="text-[0.5em] tracking-normal text-quiet"> {impact.unit}</span>}
        </span>
      </p>
    </li>
  );
}
