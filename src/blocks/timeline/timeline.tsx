import { arrowRightSign } from '#generated/signs.ts';
import type { TimelineBlock, TimelineStep } from '#generated/types.ts';
import { Glyph } from '../../ui/icons.tsx';
import { LeadMark } from '../../ui/marks.tsx';
import { percent } from '../../ui/plot.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';

/** The steps of a calendar as a ruled sheet: the tasks on the left, their weeks on a common time axis and their leads on the right. */
export function Timeline(block: TimelineBlock) {
  const { steps, unit, after } = block;
  const length = Math.max(...steps.map(({ to }) => to));
  return (
    <>
      <Legend {...block} />
      <Axis length={length} unit={unit.many} />
      <ol className="border-b border-line-strong">
        {steps.map((step) => (
          <li key={step.title} className="grid gap-x-8 border-t border-line-strong lg:grid-cols-12">
            <div className="pt-5 lg:col-span-5 lg:pb-5">
              <h3 className="text-h3">{step.title}</h3>
              <p className="mt-1.5 text-small">{step.description}</p>
            </div>
            <div className="pt-4 pb-5 lg:col-span-7 lg:self-center">
              <RangeBar min={step.from - 1} max={step.to} scaleMax={length} graduation={1} className="block h-3" />
              <p className="mt-4 flex items-center gap-x-3 text-small">
                <span className="font-mono text-strong">{spanOf(step, unit)}</span>
                <LeadMark lead={step.lead} />
                <span className="text-quiet">{block.leads[step.lead]}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {after !== undefined && (
        <p className="flex items-center justify-end gap-4 pt-5 text-small">
          {after.label}
          <Glyph shapes={arrowRightSign} className="size-5 text-accent max-sm:hidden" />
          <span className="font-mono text-base text-strong">{after.value}</span>
        </p>
      )}
    </>
  );
}

/** `Semaine 1`, `Semaines 2 – 3`. */
function spanOf({ from, to }: TimelineStep, unit: TimelineBlock['unit']): string {
  return from === to ? `${unit.one} ${from}` : `${unit.many} ${from} – ${to}`;
}

/** Only the leads that occur: a calendar which the client follows alone has a single mark. */
function Legend({ steps, leadLabel, leads }: TimelineBlock) {
  const shown = (['us', 'both', 'you'] as const).filter((lead) => steps.some((step) => step.lead === lead));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-6 text-small">
      <p className="text-quiet">{leadLabel}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {shown.map((lead) => (
          <li key={lead} className="flex items-center gap-2.5 text-strong">
            <LeadMark lead={lead} />
            {leads[lead]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Numbers over the bars on wide screens; each step names its weeks in words as well. */
function Axis({ length, unit }: { length: number; unit: string }) {
  return (
    <div aria-hidden="true" className="hidden gap-x-8 pb-3 lg:grid lg:grid-cols-12">
      <p className="text-right label text-quiet lg:col-span-5">{unit}</p>
      <svg className="h-5 w-full overflow-visible lg:col-span-7">
        {Array.from({ length }, (_, index) => (
          <text
            key={index}
            x={percent(((index + 0.5) / length) * 100)}
            y="12"
            textAnchor="middle"
            className="fill-quiet font-mono text-small"
          >
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}
