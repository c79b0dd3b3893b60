import type { ReactNode } from 'react';

/**
 * One section of a page, on the 1200 px measure.
 * `tone` sets the paper; a hairline separates it from the section above.
 */
export function Section({
  id,
  labelledBy,
  tone = 'ink',
  className = '',
  children,
}: {
  id?: string | undefined;
  labelledBy?: string | undefined;
  tone?: 'ink' | 'raised' | 'inset' | undefined;
  className?: string;
  children: ReactNode;
}) {
  const paper = { ink: '', raised: 'bg-raised', inset: 'bg-inset' }[tone];
  return (
    <section id={id} aria-labelledby={labelledBy} className={`border-t border-line py-section ${paper} ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}
