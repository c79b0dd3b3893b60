import { useId } from 'react';
import type { ActionTrioBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { ChatNotice } from '../../ui/chat-notice.tsx';

/** Ruled columns, up to three in a row, each a question and the action that answers it, all on the same lines. The first action is the primary one. */
export function ActionTrio({ heading, items }: ActionTrioBlock) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-y border-line-strong bg-inset">
      <div className="wrap">
        <h2 id={headingId} className="py-5 label font-mono font-normal text-quiet">
          {heading}
        </h2>
        <div className="overflow-clip border-t border-line">
          <ul className={`-mt-px grid lg:-mx-8 ${balancedColumns(items.length, { lg: 3 })}`}>
            {items.map((item, index) => (
              <li
                key={item.question}
                className="border-t border-line py-8 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-0 lg:border-l lg:px-8 lg:py-12"
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
      </div>
    </section>
  );
}
