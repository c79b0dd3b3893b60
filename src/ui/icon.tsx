import { iconByName, type IconName } from '../generated/icons.ts';

/** A Lucide icon at 1.5 px stroke. Decorative: it always stands beside a text. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const Glyph = iconByName[name];
  return <Glyph aria-hidden="true" strokeWidth={1.5} className={`shrink-0 ${className}`} />;
}
