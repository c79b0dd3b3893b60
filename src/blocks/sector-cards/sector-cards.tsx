import { useId } from 'react';
import { arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '#generated/site-context.tsx';
import type { Sector, SectorCardsBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
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
      <ul className={`ruled-sheet ${balancedColumns(sectors.length, { sm: 2, lg: 4 })}`}>
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
    <li className="group relative row-span-5 grid grid-rows-subgrid gap-y-0 bg-ink p-6 transition-colors duration-150 focus-within:bg-raised hover:bg-raised">
      <div className="flex items-center justify-between">
        <Icon name={sector.icon} className={`size-7 ${tones[sector.color]}`} />
        <Glyph shapes={arrowRightSign} className="arrow size-5 text-quiet group-hover:text-amber" />
      </div>
      <h3 className="mt-6 font-display text-lead font-semibold">
        <a href={sector.path} className="after:absolute after:inset-0 print:after:static">
          {sector.name}
        </a>
      </h3>
      <p className="mt-2 text-small text-quiet">{sector.desc}</p>
      <ul className="dashes mt-4 mb-8 gap-1.5 text-small">
        {sector.features.map(({ title }) => (
          <li key={title} className="before:bg-amber">
            {title}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="text-small text-quiet">{impact.label}</span>
        <span className="figure whitespace-nowrap text-strong">
          {impact.value}
          {impact.unit !== undefined && <span className="unit text-quiet"> {impact.unit}</span>}
        </span>
      </p>
    </li>
  );
}
