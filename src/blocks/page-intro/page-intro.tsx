import type { PageIntroBlock } from '../../generated/types.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { IconPlate } from './icon-plate.tsx';

type Tone = NonNullable<PageIntroBlock['tone']>;

const tones: Record<Tone, { text: string; rule: string }> = {
  azure: { text: 'text-azure', rule: 'bg-azure' },
  amber: { text: 'text-amber', rule: 'bg-amber' },
  mint: { text: 'text-mint', rule: 'bg-mint' },
  violet: { text: 'text-violet', rule: 'bg-violet' },
  quiet: { text: 'text-quiet', rule: 'bg-quiet' },
};

/**
 * Opening of a page: label, h1 and introduction on the left two thirds, then the figures on one ruled line.
 * The first action is the page's primary one. The tone only colours the label, its rule and the icon plate.
 */
export function PageIntro({ label, icon, tone = 'quiet', heading, intro, actions, figures }: PageIntroBlock) {
  const { text, rule } = tones[tone];
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <div className="grid gap-x-8 lg:grid-cols-12">
          <div className="lg:col-span-9">
            {label !== undefined && (
              <p className={`mb-6 flex items-center gap-3 label ${text}`}>
                <span aria-hidden="true" className={`h-px w-10 ${rule}`} />
                {label}
              </p>
            )}
            <h1 className="max-w-[22ch] text-h1">{heading}</h1>
            <p className="mt-6 max-w-prose text-lead">{intro}</p>
            {actions !== undefined && <ActionRow actions={actions} />}
          </div>
          {icon !== undefined && <IconPlate icon={icon} className={text} />}
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
