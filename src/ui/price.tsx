import { useSite } from '../generated/site-context.tsx';
import { formatEuros } from './format-euros.ts';

/** One of our prices with its tax label, never parted from it: `99` → `99 € HT`. */
export function Price({ eur }: { eur: number }) {
  return `${formatEuros(eur)}\u00A0${useSite().settings.taxLabel}`;
}
