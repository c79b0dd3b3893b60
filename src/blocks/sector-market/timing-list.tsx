import type { MarketTiming } from '#generated/types.ts';

/** Deadlines on one line of time, left to right on wide screens, top to bottom on phones. */
export function TimingList({ timing }: { timing: MarketTiming }) {
  return (
    <>
      <h2 className="text-h2">{timing.heading}</h2>
      <ol className="mt-10 grid gap-x-8 border-l border-line-strong sm:grid-cols-2 sm:border-l-0 lg:grid-cols-4">
        {timing.items.map(({ when, title, text }) => (
          <li key={title} className="relative pb-9 pl-6 sm:border-t sm:border-line-strong sm:pt-6 sm:pl-0">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[3px] size-[5px] rounded-full bg-amber sm:-top-[3px] sm:left-0"
            />
            <p className="font-mono text-small text-amber">{when}</p>
            <h3 className="mt-2 text-h3">{title}</h3>
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
