import type { ReactNode } from 'react';

/** Something to know about the result or the form beside it. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="mt-3 border-l-2 border-amber pl-3 text-small text-strong">{children}</p>;
}
