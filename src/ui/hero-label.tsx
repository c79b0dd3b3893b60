import type { ReactNode } from 'react';

/** The short mark above a page's title, behind a rule of its colour. */
export function HeroLabel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={`mb-6 flex items-center gap-3 label ${className}`}>
      <span aria-hidden="true" className="h-px w-10 bg-current" />
      {children}
    </p>
  );
}
