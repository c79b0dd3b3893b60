import type { Accent } from '#generated/types.ts';

/** The class that gives `accent` colours (`text-accent`, `bg-accent`…) below it their colour. */
export const accentClass: Readonly<Record<Accent, string>> = {
  amber: 'accent-amber',
  azure: 'accent-azure',
  mint: 'accent-mint',
  coral: 'accent-coral',
  violet: 'accent-violet',
  quiet: 'accent-quiet',
};
