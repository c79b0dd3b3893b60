import type { Theme } from '#generated/types.ts';
import { MarkShapes } from '../ui/icons.tsx';

/** The mark and the short name, as a link to the home page. */
export function Brand({ name, mark }: { name: string; mark: Theme['mark'] }) {
  return (
    <a href="/" className="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <MarkShapes shapes={mark} />
      </svg>
      {name}
    </a>
  );
}
