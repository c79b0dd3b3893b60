import type { HighlightWay, Pair } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ChatNotice } from '../../ui/chat-notice.tsx';

/** What a visitor can do, at the right of a box, each with its button. */
export function HighlightWays({ ways }: { ways: readonly HighlightWay[] }) {
  return (
    <ul className="flex flex-col border-t border-line-strong px-6 md:px-10 lg:col-span-7 lg:border-t-0 lg:border-l">
      {ways.map(({ title, description, action }) => (
        <li
          key={title}
          className="grid flex-1 items-center gap-x-8 gap-y-5 border-t border-line py-8 first:border-t-0 sm:grid-cols-[1fr_19rem]"
        >
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-small">{description}</p>
            <ChatNotice actions={[action]} className="mt-1" />
          </div>
          <ActionLink action={action} />
        </li>
      ))}
    </ul>
  );
}

/** Labels and values at the foot of its left half. */
export function HighlightPairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className="mt-10 lg:mt-auto lg:pt-10">
      {pairs.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 border-t border-line py-3.5 text-small sm:grid-cols-[8rem_1fr]">
          <dt className="text-quiet">{label}</dt>
          <dd className="text-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
