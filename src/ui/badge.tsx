import type { ReactNode } from 'react';
import type { Accent } from '#generated/types.ts';
import { accentOf } from './accent.ts';

/** A short tag in mono capitals, in a thin rule: never a filled card. `accent` is that of the place, which what is over loses. */
export function Badge({ tone = 'quiet', children }: { tone?: Accent | 'accent' | undefined; children: ReactNode }) {
  const colours =
    tone === 'quiet'
      ? 'border-line-strong text-quiet'
      : `border-accent/50 text-accent ${tone === 'accent' ? 'in-data-past:border-line-strong in-data-past:text-quiet' : accentOf(tone)}`;
  return <span className={`inline-flex items-center rounded-sm border px-2 py-1 label ${colours}`}>{children}</span>;
}
