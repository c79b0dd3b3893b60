import { useId } from 'react';
import type { DemoKeyPointsBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

/** What every session has in common: the heading on the left, a ruled panel of points on the right. */
export function DemoKeyPoints({ heading, points }: DemoKeyPointsBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <h2 id={headingId} className="text-h2 lg:col-span-4">
          {heading}
        </h2>
        <ul
          className={`ruled-sheet panel-in [--rule:var(--color-line)] lg:col-span-8 ${balancedColumns(points.length, { sm: 2 })}`}
        >
          {points.map(({ icon, title, description }) => (
            <li key={title} className="bg-ink p-6 sm:p-8">
              <Icon name={icon} className="size-6 text-azure" />
              <h3 className="mt-4 text-h3">{title}</h3>
              <p className="mt-2 text-small">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
