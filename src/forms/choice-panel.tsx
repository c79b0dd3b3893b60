import type { FormChoice, FormPanel, FormPanelFact } from '#generated/types.ts';
import { PointList } from './card-board.tsx';

/** The chosen card beside the form: its name, figure and points follow the choice, the facts are those of every choice. */
export function ChoicePanel({ panel, choice }: { panel: FormPanel; choice: FormChoice }) {
  const { heading, figureLabel, pointsHeading, facts } = panel;
  const { label, figure, points } = choice;
  return (
    <div className="rounded-lg border border-line-strong bg-ink lg:sticky lg:top-24">
      <div className="border-b border-line px-6 py-5">
        <h3 className="label font-normal text-quiet">{heading}</h3>
        <div className="mt-3 flex items-baseline justify-between gap-4">
          <p className="font-display text-lead leading-snug font-semibold text-strong">
            <span>{label}</span>
          </p>
          {figure !== undefined && (
            <p className="figure shrink-0 text-amber">
              <span className="sr-only">{figureLabel}&nbsp;: </span>
              <span>{figure.value}</span>
              <span className="unit text-quiet">&nbsp;{figure.unit}</span>
            </p>
          )}
        </div>
      </div>
      {points !== undefined && (
        <div className="border-b border-line px-6 py-5">
          <h4 className="label font-normal text-azure">{pointsHeading}</h4>
          <PointList points={points} />
        </div>
      )}
      <dl className="px-6 py-2 sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8">
        {facts.map((fact) => (
          <PracticalFact key={fact.label} fact={fact} />
        ))}
      </dl>
    </div>
  );
}

function PracticalFact({ fact: { label, value, note } }: { fact: FormPanelFact }) {
  return (
    <div className="grid grid-cols-[auto_1fr] content-start items-baseline gap-x-4 border-line py-3.5 not-first:border-t sm:max-lg:grid-cols-1 sm:max-lg:not-first:border-t-0">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="text-right font-medium text-strong sm:max-lg:text-left">{value}</dd>
      {note !== undefined && <dd className="col-span-full mt-1 text-small">{note}</dd>}
    </div>
  );
}
