import { useId } from 'react';
import type { ResourceTeasersBlock, TeaserColumn } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { SplitHeading } from '../../ui/split-heading.tsx';
import { ActionLink } from '../../ui/action-link.tsx';
import { Section } from '../../ui/section.tsx';

/** Columns set as a shelf list: title on the left, format and extent in mono on the right. */
export function ResourceTeasers({ label, heading, intro, columns }: ResourceTeasersBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <SplitHeading id={headingId} label={label} heading={heading} intro={intro} />
      <div className={`mt-14 grid gap-x-8 gap-y-12 ${balancedColumns(columns.length, { md: 3 })}`}>
        {columns.map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </div>
    </Section>
  );
}

function Column({ column: { title, items, action } }: { column: TeaserColumn }) {
  return (
    <div className="flex flex-col border-t border-line-strong pt-5">
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-5 mb-4">
        {items.map((item) => (
          <li key={item.title} className="border-b border-line py-3">
            <p className="text-strong">{item.title}</p>
            <p className="mt-0.5 font-mono text-small text-quiet">
              {item.format}
              {item.extent !== undefined && ` · ${item.extent}`}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-auto">
        <ActionLink action={action} style="tertiary" />
      </p>
    </div>
  );
}
