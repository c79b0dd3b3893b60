import { useId } from 'react';
import type { ActionTrioBlock } from '../../generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ChatNotice } from '../../ui/chat-notice.tsx';

/** Three ruled columns, each a question and the action that answers it, all three on the same lines. The first action is the primary one. */
export function ActionTrio({ heading, items }: ActionTrioBlock) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-y border-line-strong bg-inset">
      <div className="wrap">
        <h2 id={headingId} className="py-5 label font-mono font-normal text-quiet">
          {heading}
        </h2>
        <ul className="grid border-t border-line lg:grid-cols-3 lg:grid-rows-[repeat(3,auto)]">
          {items.map((item, index) => (
            <li
              key={item.question}
              className="border-line py-8 max-lg:not-first:border-t lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-0 lg:border-l lg:px-8 lg:py-12 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
            >
              <h3 className="font-display text-lead font-semibold">{item.question}</h3>
              <p className="mt-3 mb-7 max-w-prose">{item.text}</p>
              <div>
                <ActionLink action={item.action} style={index === 0 ? 'primary' : 'secondary'} />
                <ChatNotice actions={[item.action]} className="mt-3" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
