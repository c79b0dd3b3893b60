import { iconByName, type IconName } from '#generated/icons.ts';
import { Glyph } from './glyph.tsx';

/** A Lucide icon that the spec names. Decorative: it always stands beside a text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Glyph shapes={iconByName[name]} {...(className !== undefined && { className })} />;
}
