import { useId } from 'react';
import type { TeamRolesBlock } from '#generated/types.ts';
import { SplitHeading } from '../../ui/split-heading.tsx';
import { Section } from '../../ui/section.tsx';

/** The team as ruled rows: the role, what it does, and whom it works with at the client's. */
export function TeamRoles({ label, heading, intro, contactLabel, roles }: TeamRolesBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <SplitHeading id={headingId} label={label} heading={heading} intro={intro} />
      <dl className="mt-12 border-b border-line-strong md:mt-16">
        {roles.map(({ title, mission, contact }) => (
          <div key={title} className="grid gap-x-8 gap-y-3 border-t border-line-strong py-6 md:grid-cols-12">
            <dt className="font-display text-lead font-semibold text-strong md:col-span-4">{title}</dt>
            <dd className="md:col-span-5">{mission}</dd>
            <dd className="text-small md:col-span-3">
              <span className="block label text-quiet">{contactLabel}</span>
              <span className="mt-1.5 block text-strong">{contact}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
