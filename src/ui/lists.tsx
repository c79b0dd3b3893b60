import type { DetailLine } from '#generated/types.ts';
import { DetailValue } from './contact-link.tsx';

interface TextListProps {
  items: readonly string[] | undefined;
  className?: string | undefined;
  /** The classes of each line. */
  line?: string | undefined;
  isOrdered?: boolean;
}

/** Texts as a list; nothing when there are none. */
export function TextList({ items, className, line, isOrdered = false }: TextListProps) {
  if (items === undefined || items.length === 0) return null;
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

interface PairListProps {
  pairs: readonly DetailLine[] | undefined;
  className?: string | undefined;
  /** The classes of each pair, of its label and of its value. */
  row?: string;
  label?: string;
  value?: string;
}

/** Labels with their values; nothing when there are none. */
export function PairList({ pairs, className, ...classes }: PairListProps) {
  if (pairs === undefined) return null;
  return (
    <dl className={className}>
      {pairs.map(({ label, ...value }) => (
        <div key={label} className={classes.row}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>
            <DetailValue {...value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
