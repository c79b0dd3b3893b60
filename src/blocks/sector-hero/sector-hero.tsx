import type { SectorHeroBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DataSheet } from './data-sheet.tsx';

/** Opening of a sector page: h1 on the left, introduction and actions on the right, the ruled sheet of six figures below. */
export function SectorHero({ label, icon, heading, intro, figures, actions }: SectorHeroBlock) {
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <p className="flex items-center gap-3 label text-amber">
          <Icon name={icon} className="size-6" />
          {label}
        </p>
        <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <h1 className="text-h1 lg:col-span-7">{heading}</h1>
          <div className="lg:col-span-5 lg:pt-2">
            <p className="max-w-prose">{intro}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
              {actions.map((action, index) => (
                <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
              ))}
            </div>
          </div>
        </div>
        <DataSheet figures={figures} />
      </div>
    </section>
  );
}
