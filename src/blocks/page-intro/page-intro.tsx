import type { PageIntroBlock } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { HeroLabel } from '../../ui/hero-label.tsx';
import { IconPlate } from './icon-plate.tsx';

type Tone = NonNullable<PageIntroBlock['tone']>;

const tones: Record<Tone, string> = {
  azure: 'text-azure',
  amber: 'text-amber',
  mint: 'text-mint',
  violet: 'text-violet',
  quiet: 'text-quiet',
};

/**
 * Opening of a page: label, h1 and introduction on the left two thirds, then the figures on one ruled line.
 * The first action is the page's primary one. The tone only colours the label, its rule and the icon plate.
 */
export function PageIntro({ label, icon, tone = 'quiet', heading, intro, actions, figures }: PageIntroBlock) {
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <div className="grid gap-x-8 lg:grid-cols-12">
          <div className="lg:col-span-9">
            {label !== undefined && <HeroLabel className={tones[tone]}>{label}</HeroLabel>}
            <h1 className="max-w-[22ch] text-h1">{heading}</h1>
            <p className="mt-6 max-w-prose text-lead">{intro}</p>
            {actions !== undefined && <ActionRow actions={actions} />}
          </div>
          {icon !== undefined && <IconPlate icon={icon} className={tones[tone]} />}
        </div>
        {figures !== undefined && (
          <dl
            className={`mt-14 grid gap-x-6 gap-y-10 border-t border-line-strong pt-8 lg:gap-x-8 ${figures.length > 4 ? 'grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]' : 'grid-cols-2 md:grid-cols-4'}`}
          >
            {figures.map((figure) => (
              <FigureCell key={figure.label} figure={figure} />
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
