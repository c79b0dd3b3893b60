import type { DetailLine } from '#generated/types.ts';
import { Linked } from './action-link.tsx';
import { DetailValue } from './contact-link.tsx';

interface PairListProps {
  /** A label may lead to a page. */
  pairs: readonly (DetailLine & { href?: string })[] | undefined;
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
      {pairs.map(({ label, href, ...value }) => (
        <div key={label} className={classes.row}>
          <dt className={classes.label}>
            <Linked href={href}>{label}</Linked>
          </dt>
          <dd className={classes.value}>
            <DetailValue {...value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
