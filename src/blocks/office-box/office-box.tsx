import { useId } from 'react';
import type { OfficeBoxBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ChatNotice } from '../../ui/chat-notice.tsx';
import { Section } from '../../ui/section.tsx';

/** The address in display type with its practical facts; on the right, what a visitor can do without waiting. */
export function OfficeBox({ heading, address, text, facts, ways }: OfficeBoxBlock) {
  const headingId = useId();
  const parts = address.split(', ');
  return (
    <Section labelledBy={headingId} tone="inset">
      <div className="grid rounded-lg border border-line-strong bg-ink lg:grid-cols-12">
        <div className="flex flex-col p-6 md:p-10 lg:col-span-5">
          <h2 id={headingId} className="label font-normal text-quiet">
            {heading}
          </h2>
          <address className="mt-6 font-display text-h2 font-semibold text-strong not-italic">
            {parts.map((part, index) => (
              <span key={part} className="block">
                {part}
                {index < parts.length - 1 && ','}
              </span>
            ))}
          </address>
          <p className="mt-5">{text}</p>
          <dl className="mt-10 lg:mt-auto lg:pt-10">
            {facts.map((fact) => (
              <div
                key={fact.label}
                className="grid gap-x-6 border-t border-line py-3.5 text-small sm:grid-cols-[8rem_1fr]"
              >
                <dt className="text-quiet">{fact.label}</dt>
                <dd className="text-strong">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className="flex flex-col border-t border-line-strong px-6 md:px-10 lg:col-span-7 lg:border-t-0 lg:border-l">
          {ways.map(({ title, text: detail, action }) => (
            <li
              key={title}
              className="grid flex-1 items-center gap-x-8 gap-y-5 border-t border-line py-8 first:border-t-0 sm:grid-cols-[1fr_19rem]"
            >
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 text-small">{detail}</p>
                <ChatNotice actions={[action]} className="mt-1" />
              </div>
              <ActionLink action={action} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
