import type { Pair } from '#generated/types.ts';
import type { IconName } from '#generated/icons.ts';
import { balancedColumns } from './class-names.ts';
import { Icon } from './icons.tsx';

/** Texts as a list. */
export function TextList({
  items,
  className,
  line,
  isOrdered = false,
}: {
  items: readonly string[];
  className?: string | undefined;
  /** The classes of each line. */
  line?: string | undefined;
  isOrdered?: boolean;
}) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item} className={line}>
          {item}
        </li>
      ))}
    </List>
  );
}

/** Labels with their values; nothing when there are none. */
export function PairList({
  pairs,
  className,
  ...classes
}: {
  pairs: readonly Pair[] | undefined;
  className?: string | undefined;
  /** The classes of each pair, of its label and of its value. */
  row?: string;
  label?: string;
  value?: string;
}) {
  if (pairs === undefined) return null;
  return (
    <dl className={className}>
      {pairs.map(({ label, value }) => (
        <div key={label} className={classes.row}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface IconPoint {
  icon?: IconName;
  title: string;
  description: string;
}

/** Points side by side under one strong rule, each beside its icon. @param tone the colour of the icons */
export function IconPoints({ points, tone }: { points: readonly IconPoint[]; tone: 'text-accent' | 'text-quiet' }) {
  return (
    <ul className={`grid gap-8 border-t border-line-strong pt-8 ${balancedColumns(points.length, { md: 3 })}`}>
      {points.map(({ icon, title, description }) => (
        <li key={title} className="flex gap-4">
          {icon !== undefined && <Icon name={icon} className={`mt-0.5 size-5 ${tone}`} />}
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-small">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
