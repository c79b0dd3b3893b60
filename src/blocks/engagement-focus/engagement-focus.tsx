import { useId } from 'react';
import type { EngagementFocusBlock } from '#generated/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

/** Ruled rows of icon, text and value on the right two thirds; their heading stays in view on the left. */
export function EngagementFocus({ label, heading, intro, items }: EngagementFocusBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <header className="self-start lg:sticky lg:top-28 lg:col-span-4">
          <p className="mb-4 label text-violet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{intro}</p>
        </header>
        <ul className="border-b border-line lg:col-span-7 lg:col-start-6">
          {items.map(({ icon, title, description, value }) => (
            <li
              key={title}
              className="grid grid-cols-[1.5rem_1fr] gap-x-5 border-t border-line py-6 sm:grid-cols-[1.5rem_1fr_9rem]"
            >
              <Icon name={icon} className="mt-0.5 size-6 text-violet" />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1.5">{description}</p>
              </div>
              <p className="col-start-2 mt-3 font-mono text-small text-strong sm:col-start-3 sm:mt-1 sm:text-right">
                {value}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
