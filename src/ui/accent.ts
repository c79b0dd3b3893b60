import type { Accent } from '#generated/types.ts';

/** The class that gives `accent` colours (`text-accent`, `bg-accent`…) below it their colour: one of accents.css, none without an accent. */
export function accentOf(accent: Accent | undefined): string {
  return accent === undefined ? '' : `accent-${accent}`;
}
