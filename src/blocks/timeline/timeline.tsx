import { arrowRightSign } from '#generated/signs.ts';
import type { TimelineBlock, TimelineStep } from '#generated/types.ts';
import { Glyph } from '../../ui/icons.tsx';
import { LeadMark } from '../../ui/marks.tsx';
import { percent } from '../../ui/plot.tsx';

/** The steps of a calendar as a ruled sheet: the tasks on the left, their weeks and their leads on a common time axis on the right. */
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
            <div className="pt-4 pb-5 lg:col-span-7 lg:py-0">
              <StepBar step={step} length={length} block={block} />
              <p className="mt-2 flex gap-x-3 text-small text-quiet lg:sr-only">
                <span className="font-mono text-strong">{spanOf(step, unit)}</span> {block.leads[step.lead]}
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

/**
 * One step on the time axis, both ends included: full when we lead it, cut in two along its length when both teams do,
 * empty when the client does. Positions are percentages, so that all rows share one scale at every width.
 * On wide screens its weeks and its lead stand beside the bar, on the side that has room.
 * @param length of the whole axis, in the units of the steps
 */
function StepBar({ step, length, block }: { step: TimelineStep; length: number; block: TimelineBlock }) {
  const { from, to, lead } = step;
  const at = (units: number): string => percent((units / length) * 100);
  const hasRoomAfter = length - to >= from - 1;
  const width = at(to - from + 1);
  return (
    <svg aria-hidden="true" className="h-5 w-full overflow-visible lg:h-full lg:min-h-20">
      <g className="stroke-line max-lg:hidden">
        {Array.from({ length: length + 1 }, (_, index) => (
          <line key={index} x1={at(index)} x2={at(index)} y1="0" y2="100%" />
        ))}
      </g>
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line-strong lg:hidden" />
      <svg x={at(from - 1)} y="50%" width={width} className="overflow-visible">
        <rect y="-7" width="100%" height="14" className="fill-raised stroke-accent" />
        {lead !== 'you' && (
          <rect y={lead === 'us' ? -7 : 0} width="100%" height={lead === 'us' ? 14 : 7} className="fill-accent" />
        )}
        <text
          x={hasRoomAfter ? '100%' : '0'}
          dx={hasRoomAfter ? 14 : -14}
          dy="5"
          textAnchor={hasRoomAfter ? 'start' : 'end'}
          strokeWidth="8"
          strokeLinejoin="round"
          className="fill-quiet stroke-raised text-small [paint-order:stroke] max-lg:hidden"
        >
          <tspan className="fill-strong font-mono">{spanOf(step, block.unit)}</tspan>
          <tspan dx="10">{block.leads[lead]}</tspan>
        </text>
      </svg>
    </svg>
  );
}
