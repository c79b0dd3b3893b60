import { useId } from 'react';
import type { TeamRolesBlock } from '../../generated/types.ts';
import { Section } from '../../ui/section.tsx';

/** The team as ruled rows: the role, what it does, and whom it works with at the client's. */
export function TeamRoles({ label, heading, intro, contactLabel, roles }: TeamRolesBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose lg:col-span-5">{intro}</p>
      </header>
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
