import { useId } from 'react';
import type { FieldDrawing } from '#generated/types.ts';
import { figureText } from '../../ui/figures.tsx';

const perRow = 125;
const pitch = 5;

/**
 * One point for each unit of the target, 125 to a row, as a pattern: ten thousand points cost a few bytes. The first `nowCount`
 * are lit. Decorative: both figures stand below it with their labels. Last rows may be shorter.
 */
export function PointField({ drawing }: { drawing: FieldDrawing }) {
  const id = useId();
  const { target, targetCount, now, nowCount } = drawing;
  const rows = Math.ceil(targetCount / perRow);
  return (
    <figure>
      <svg viewBox={`0 0 ${perRow * pitch} ${rows * pitch}`} className="w-full" aria-hidden="true">
        <Points id={`${id}aim`} className="fill-quiet" />
        <Points id={`${id}now`} className="fill-accent" />
        <path d={fieldPath(targetCount)} fill={`url(#${id}aim)`} fillOpacity="0.3" />
        <path d={fieldPath(nowCount)} className="fill-ink" />
        <path d={fieldPath(nowCount)} fill={`url(#${id}now)`} />
      </svg>
      <figcaption>
        <dl className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div className="flex flex-col-reverse gap-3">
            <dt className="text-small text-quiet">{now.label}</dt>
            <dd className="figure text-accent">{figureText(now.value)}</dd>
          </div>
          <div className="flex flex-col-reverse gap-3 sm:text-right">
            <dt className="text-small text-quiet">{target.label}</dt>
            <dd className="figure-xl whitespace-nowrap text-strong">{figureText(target.value)}</dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  );
}

function Points({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
      <path d="M1 1h3v3H1z" className={className} />
    </pattern>
  );
}

/** The outline of `count` points laid out row by row from the top left: whole rows, then the rest in the next one. */
function fieldPath(count: number): string {
  const fullRows = Math.floor(count / perRow);
  const rest = count % perRow;
  return `M0 0H${perRow * pitch}V${fullRows * pitch}H${rest * pitch}v${rest > 0 ? pitch : 0}H0Z`;
}
