import { useSite } from '#generated/site-context.tsx';
import { MarkShapes } from '../ui/mark-shapes.tsx';

/** The mark and the short name, as a link to the home page. */
export function Brand({ name }: { name: string }) {
  const { theme } = useSite();
  return (
    <a href="/" className="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <MarkShapes shapes={theme.mark} />
      </svg>
      {name}
    </a>
  );
}
