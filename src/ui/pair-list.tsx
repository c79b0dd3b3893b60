import type { Pair } from '#generated/types.ts';

interface Props {
  pairs: readonly Pair[] | undefined;
  className?: string | undefined;
  /** The classes of each pair, of its label and of its value. */
  row?: string;
  label?: string;
  value?: string;
}

/** Labels with their values; nothing when there are none. */
export function PairList({ pairs, className, ...classes }: Props) {
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
