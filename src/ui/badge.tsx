import type { ReactNode } from 'react';
import type { Accent } from '#generated/types.ts';

/** A thin rule and a tag, never a filled card. `accent` is that of the place, which what is over loses. */
const tones: Record<Accent | 'accent', string> = {
  accent: 'border-accent/50 text-accent in-data-past:border-line-strong in-data-past:text-quiet',
  quiet: 'border-line-strong text-quiet',
  azure: 'border-azure/50 text-azure',
  amber: 'border-amber/50 text-amber',
  mint: 'border-mint/50 text-mint',
  violet: 'border-violet/50 text-violet',
  coral: 'border-coral/50 text-coral',
};

/** A short tag in mono capitals. */
export function Badge({ tone = 'quiet', children }: { tone?: Accent | 'accent' | undefined; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center rounded-sm border px-2 py-1 label ${tones[tone]}`}>{children}</span>
  );
}
