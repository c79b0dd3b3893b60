import type { FormChoice } from '#generated/types.ts';
import { TextList } from '../ui/lists.tsx';
import { RangeBar } from '../ui/range-bar.tsx';

/** Shown where no script picks a card: once it is clear that the island did not load, and without JavaScript, or where styles cannot tell. */
const pointsStyle = 'mt-5 sm:col-start-2 not-in-data-failed:[@media(scripting:enabled)]:hidden';

interface Props {
  name: string;
  choices: readonly FormChoice[];
  pointsHeading?: string | undefined;
}

/**
 * Choices as cards of one board, a radio button each, the first one chosen. A card's whole surface selects it; its value is its id.
 * Where each has a number, they are bars on one scale too.
 * @param name of the field of the chosen value
 * @param pointsHeading above the points of each card, which a panel beside the board shows once the script runs
 */
export function CardBoard({ name, choices, pointsHeading }: Props) {
  const longest = Math.max(...choices.map(({ figure }) => figure?.value ?? Number.NaN));
  return (
    <div className="accent-azure mt-5 overflow-hidden rounded-lg border border-line-strong bg-ink">
      {choices.map(({ value: id, label, note, figure, points }, index) => (
        <div
          key={id}
          id={id}
          className="relative grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-l-2 border-l-transparent p-5 eases not-first:border-t not-first:border-t-line hover:bg-inset has-checked:border-l-amber has-checked:bg-inset sm:grid-cols-[6rem_1fr_auto] sm:px-6"
        >
          {figure !== undefined && (
            <p
              id={`${id}-figure`}
              className="font-mono text-small text-body sm:text-figure sm:font-medium sm:text-strong"
            >
              {figure.value}
              <span className="sm:text-[0.5em] sm:tracking-normal sm:text-quiet">&nbsp;{figure.unit}</span>
              {longest > 0 && (
                <RangeBar min={0} max={figure.value} scaleMax={longest} className="mt-3 h-1 max-sm:hidden" />
              )}
            </p>
          )}
          <input
            type="radio"
            id={`${id}-choice`}
            name={name}
            value={id}
            defaultChecked={index === 0}
            aria-describedby={[figure && `${id}-figure`, note && `${id}-note`].filter(Boolean).join(' ')}
            className="col-start-2 row-span-2 row-start-1 size-5 self-center sm:col-start-3"
          />
          <div className="min-w-0 sm:col-start-2 sm:row-start-1">
            <label
              htmlFor={`${id}-choice`}
              className="cursor-pointer font-display text-lead font-semibold text-strong after:absolute after:inset-0"
            >
              {label}
            </label>
            {note !== undefined && (
              <p id={`${id}-note`} className="mt-1 text-small">
                {note}
              </p>
            )}
          </div>
          {points !== undefined && (
            <div className={pointsHeading === undefined ? 'mt-1 sm:col-start-2' : pointsStyle}>
              {pointsHeading !== undefined && <h3 className="label font-normal text-azure">{pointsHeading}</h3>}
              <PointList points={points} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

export function PointList({ points }: { points: readonly string[] }) {
  return <TextList items={points} className="dashes accent-azure mt-4 gap-3 text-small" line="text-strong" />;
}
