import { locale } from '#generated/locale.ts';
import type { DemoType } from '#generated/types.ts';

/** Shown where no script picks a type: without JavaScript, and once it is clear that the island did not load. */
const programmeStyle = 'mt-5 hidden noscript:block in-data-failed:block sm:col-start-2';

/**
 * The types of demo as cards of one board, a radio button each. A card's whole surface selects it.
 * @param name of the field that carries the selected id.
 */
export function TypeChoice({
  name,
  legend,
  coversHeading,
  types,
}: {
  name: string;
  legend: string;
  coversHeading: string;
  types: readonly DemoType[];
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-h3 font-semibold text-strong">
        <span aria-hidden="true" className="mr-3 font-mono text-small font-normal text-amber">
          1
        </span>
        {legend}
      </legend>
      <div className="mt-5 overflow-hidden rounded-lg border border-line-strong bg-ink">
        {types.map(({ id, title, durationMinutes, description, covers }, index) => (
          <div
            key={id}
            id={id}
            className="relative grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-l-2 border-l-transparent p-5 transition-colors duration-150 not-first:border-t not-first:border-t-line hover:bg-inset has-checked:border-l-amber has-checked:bg-inset sm:grid-cols-[6rem_1fr_auto] sm:px-6"
          >
            <p
              id={`${id}-duration`}
              className="font-mono text-small text-body sm:text-figure sm:font-medium sm:text-strong"
            >
              {durationMinutes}
              <span className="sm:text-[0.5em] sm:tracking-normal sm:text-quiet">&nbsp;{locale.words.minutes}</span>
            </p>
            <input
              type="radio"
              id={`${id}-choice`}
              name={name}
              value={id}
              defaultChecked={index === 0}
              aria-describedby={`${id}-duration ${id}-description`}
              className="col-start-2 row-span-2 row-start-1 size-5 self-center sm:col-start-3"
            />
            <div className="sm:col-start-2 sm:row-start-1">
              <label
                htmlFor={`${id}-choice`}
                className="cursor-pointer font-display text-lead font-semibold text-strong after:absolute after:inset-0"
              >
                {title}
              </label>
              <p id={`${id}-description`} className="mt-1 text-small">
                {description}
              </p>
            </div>
            <div className={programmeStyle}>
              <h3 className="label font-normal text-azure">{coversHeading}</h3>
              <CoverList covers={covers} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** What a session covers, one point a line. */
export function CoverList({ covers }: { covers: readonly string[] }) {
  return (
    <ul className="dashes mt-4 gap-3 text-small">
      {covers.map((point) => (
        <li key={point} className="text-strong before:bg-azure">
          {point}
        </li>
      ))}
    </ul>
  );
}
