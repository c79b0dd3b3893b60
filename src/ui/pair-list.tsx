import type { DetailLine } from '#generated/types.ts';
import { DetailValue } from './contact-link.tsx';

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
