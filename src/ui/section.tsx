import type { ReactNode } from 'react';

/**
 * One section of a page, on the 1200 px measure.
 * `tone` sets the paper; a hairline separates it from the section above. A strip is a low section between two hairlines. The content of
 * a wide section goes from edge to edge, with its own margins.
 */
export function Section({
  id,
  labelledBy,
  tone = 'ink',
  isStrip = false,
  isWide = false,
  className = '',
  children,
}: {
  id?: string | undefined;
  labelledBy?: string | undefined;
  tone?: 'ink' | 'raised' | 'inset' | undefined;
  isStrip?: boolean;
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const paper = { ink: '', raised: 'bg-raised', inset: 'bg-inset' }[tone];
  const edges = isStrip ? 'border-y border-line-strong' : `border-t border-line ${isWide ? '' : 'py-section'}`;
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${edges} ${paper} ${className}`}>
      {isWide ? children : <div className="wrap">{children}</div>}
    </section>
  );
}
