import { useId } from 'react';
import { locale } from '#generated/locale.ts';
import { useSite } from '#generated/site-context.tsx';
import type { DemoHeroBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { HeroLabel } from '../../ui/hero-label.tsx';

/** Opening of the demo page: the h1, its figures, and every type of session as a bar on one scale of minutes, linked to its programme. */
export function DemoHero({ label, heading, intro, actions, scaleHeading, figures }: DemoHeroBlock) {
  const headingId = useId();
  return (
    <section className="pt-hero pb-section">
      <div className="wrap grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <HeroLabel className="text-azure">{label}</HeroLabel>
          <h1 className="text-h1 hyphens-none">{heading}</h1>
          <p className="mt-6 max-w-prose text-lead">{intro}</p>
          <ActionRow actions={actions} />
        </div>
        <nav aria-labelledby={headingId} className="panel-in lg:col-span-5 lg:self-end">
          <h2 id={headingId} className="label font-normal text-quiet">
            {scaleHeading}
          </h2>
          <SessionScale />
        </nav>
        <dl
          className={`grid gap-x-6 gap-y-9 border-t border-line-strong pt-8 lg:col-span-12 lg:gap-x-8 ${balancedColumns(figures.length, { all: 2, md: 4 })}`}
        >
          {figures.map((figure) => (
            <FigureCell key={figure.label} figure={figure} />
          ))}
        </dl>
      </div>
    </section>
  );
}

/** One row per type; ticks every quarter of an hour. The bars are decorative: each duration stands as text. */
function SessionScale() {
  const { demoTypes } = useSite().tables;
  const longest = Math.max(...demoTypes.map(({ durationMinutes }) => durationMinutes));
  const quarters = Array.from({ length: Math.floor(longest / 15) + 1 }, (_, quarter) => quarter * 15);
  return (
    <ul className="mt-5 border-t border-line-strong">
      {demoTypes.map(({ id, title, durationMinutes }) => (
        <li key={id} className="border-b border-line">
          <a href={`#${id}`} className="group grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 py-3.5">
            <span className="text-strong underline decoration-transparent underline-offset-4 group-hover:decoration-azure">
              {title}
            </span>
            <span className="font-mono text-small text-strong">
              {durationMinutes}&nbsp;{locale.words.minutes}
            </span>
            <svg aria-hidden="true" className="col-span-2 h-2 w-full overflow-visible">
              {quarters.map((minutes) => (
                <line
                  key={minutes}
                  x1={`${(minutes / longest) * 100}%`}
                  x2={`${(minutes / longest) * 100}%`}
                  y2="100%"
                  className="stroke-line-strong"
                />
              ))}
              <rect width={`${(durationMinutes / longest) * 100}%`} height="100%" className="fill-azure" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
