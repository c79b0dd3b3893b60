import type { ReactNode } from 'react';

/** What leads to its page when it has one, and is a text otherwise. */
export function Linked({
  href,
  className,
  children,
}: {
  href?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  if (href === undefined) return children;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
