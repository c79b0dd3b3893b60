import { useId } from 'react';
import { arrowRightSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '#generated/site-context.tsx';
import type { Sector, SectorListBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pickRows } from '../../ui/pick-rows.ts';
import { Section } from '../../ui/section.tsx';

const tones: Record<Sector['color'], string> = {
  amber: 'text-amber',
  azure: 'text-azure',
  mint: 'text-mint',
  violet: 'text-violet',
  coral: 'text-coral',
};

/** Heading and figures stay in view at the left while the index of sectors scrolls at the right. */
export function SectorList({ label, heading, intro, sectors, figures, action }: SectorListBlock) {
  const headingId = useId();
  const rows = pickRows(useSite().tables.sectors, sectors);
  return (
    <Section labelledBy={headingId} tone="raised">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{intro}</p>
          <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 *:first:col-span-2">
            {figures.map((figure) => (
              <FigureCell key={figure.label} figure={figure} />
            ))}
          </dl>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <ul className="border-t border-line-strong">
            {rows.map((sector) => (
              <SectorEntry key={sector.id} sector={sector} />
            ))}
          </ul>
          <div className="mt-8">
            <ActionLink action={action} style="tertiary" />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The whole entry is one target; its name is the link's text. */
function SectorEntry({ sector }: { sector: Sector }) {
  return (
    <li className="group relative border-b border-line-strong py-7 transition-colors duration-150 hover:border-amber">
      <div className="flex items-start gap-5">
        <Icon name={sector.icon} className={`mt-1 size-6 ${tones[sector.color]}`} />
        <div className="grow">
          <h3 className="font-display text-lead font-semibold">
            <a href={sector.path} className="after:absolute after:inset-0">
              {sector.name}
            </a>
          </h3>
          <p className="mt-1.5 max-w-prose">{sector.desc}</p>
        </div>
        <Glyph shapes={arrowRightSign} className="arrow mt-1.5 size-5 text-quiet group-hover:text-amber" />
      </div>
    </li>
  );
}
