import type { MarketDrivers, MarketMetrics } from '#generated/types.ts';

/** The market's drivers in two columns, the performance metrics as a framed table at their right. */
export function DriversAndMetrics({
  label,
  drivers,
  metrics,
}: {
  label: string;
  drivers: MarketDrivers;
  metrics: MarketMetrics;
}) {
  return (
    <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="mb-4 label text-quiet">{label}</p>
        <h2 className="text-h2">{drivers.heading}</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2">
          {drivers.items.map(({ title, text }) => (
            <li key={title} className="border-t border-line-strong pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="self-start overflow-hidden rounded-lg border border-line-strong lg:col-span-5">
        <h2 className="border-b border-line-strong bg-inset px-5 py-3.5 text-lead">{metrics.heading}</h2>
        <dl>
          {metrics.rows.map(({ label: name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-6 border-t border-line px-5 py-4 first:border-t-0"
            >
              <dt className="text-small">{name}</dt>
              <dd className="shrink-0 font-mono text-lead font-medium text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
