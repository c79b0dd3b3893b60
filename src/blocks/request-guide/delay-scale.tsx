import type { Figure } from '#generated/types.ts';

const minutesPerUnit: Record<string, number> = { min: 1, h: 60 };

/** The minutes of a figure in « min » or « h » (« < 47 min » → 47); 0 when it is neither, so that no bar is drawn. */
export function minutesOf({ value, unit = '' }: Figure): number {
  return Number(/\d+/.exec(value)?.[0] ?? 0) * (minutesPerUnit[unit] ?? 0);
}

/** Delays as bars on one scale that starts at zero, one tick per hour. The bars are decorative: each delay stands as text. */
export function DelayScale({ heading, delays, note }: { heading: string; delays: readonly Figure[]; note: string }) {
  const longest = Math.max(...delays.map(minutesOf), 1);
  const hours = Array.from({ length: Math.floor(longest / 60) + 1 }, (_, hour) => hour);
  return (
    <div className="mt-12 border-t border-line-strong pt-6">
      <h3 className="label font-normal text-quiet">{heading}</h3>
      <dl className="mt-6 grid gap-5">
        {delays.map((delay) => (
          <div key={delay.label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2">
            <dt className="text-small">{delay.label}</dt>
            <dd className="font-mono text-strong">{delay.text ?? `${delay.value}\u00A0${delay.unit ?? ''}`}</dd>
            <svg aria-hidden="true" className="col-span-2 h-2.5 w-full overflow-visible">
              {hours.map((hour) => (
                <line
                  key={hour}
                  x1={`${((hour * 60) / longest) * 100}%`}
                  x2={`${((hour * 60) / longest) * 100}%`}
                  y2="100%"
                  className="stroke-line-strong"
                />
              ))}
              <line x2="100%" y1="50%" y2="50%" className="stroke-line-strong" />
              <rect width={`${(minutesOf(delay) / longest) * 100}%`} height="100%" className="fill-azure" />
            </svg>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small text-quiet">{note}</p>
    </div>
  );
}
