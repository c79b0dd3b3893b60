import type { DemoHalfDay } from '#generated/types.ts';

/** The hours at which a session can start, as rows of a time table: one radio button an hour, one row each half day. */
export function SlotChoice({ name, legend, days }: { name: string; legend: string; days: readonly DemoHalfDay[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-medium text-strong">
        {legend}
        <span aria-hidden="true" className="text-amber">
          {'\u00A0'}*
        </span>
      </legend>
      <div className="grid gap-3">
        {days.map(({ label, slots }) => (
          <div key={label} className="grid grid-cols-[5.5rem_1fr] items-center gap-y-1.5 lg:max-xl:grid-cols-1">
            <p className="text-small text-quiet">{label}</p>
            <div className="grid grid-cols-3 gap-px overflow-hidden rounded-md border border-line-strong border-b-quiet bg-line-strong has-user-invalid:border-coral">
              {slots.map((slot) => (
                <Slot key={slot} name={name} slot={slot} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The radio button lies see-through over its cell: the browser's own message points at it. Forced colours show it. */
function Slot({ name, slot }: { name: string; slot: string }) {
  return (
    <label className="relative grid min-h-12 cursor-pointer place-items-center bg-inset font-mono text-strong transition-colors duration-150 hover:bg-raised has-checked:bg-amber has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-amber has-checked:has-focus-visible:outline-ink">
      <input
        type="radio"
        name={name}
        value={slot}
        required
        className="absolute inset-0 cursor-pointer opacity-0 forced-colors:right-auto forced-colors:left-2 forced-colors:opacity-100"
      />
      <time dateTime={slot}>{slot}</time>
    </label>
  );
}
