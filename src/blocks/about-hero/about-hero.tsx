import type { AboutHeroBlock } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';

/** Opening of the about page: the statement as wide as the page, then text on the left and a ruled sheet of figures. */
export function AboutHero({ label, heading, intro, actions, figuresLabel, figures }: AboutHeroBlock) {
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <p className="label text-quiet">{label}</p>
        <h1 className="mt-6 max-w-[16ch] text-display">{heading}</h1>
        <div className="mt-12 grid gap-x-8 gap-y-14 lg:mt-20 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <p className="max-w-prose text-lead">{intro}</p>
            <ActionRow actions={actions} />
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <h2 className="sr-only">{figuresLabel}</h2>
            <dl className={`ruled-sheet ${balancedColumns(figures.length, { all: 2, sm: 3 })}`}>
              {figures.map(({ label: name, value, unit }) => (
                <div
                  key={name}
                  className="flex min-h-36 flex-col-reverse justify-between gap-6 bg-ink p-5 sm:min-h-44 sm:p-6"
                >
                  <dt className="text-small text-quiet">{name}</dt>
                  <dd className="figure whitespace-nowrap text-strong">
                    {value}
                    {unit !== undefined && <span className="unit text-quiet"> {unit}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
