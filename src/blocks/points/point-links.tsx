import { arrowRightSign } from '#generated/signs.ts';
import type { RowLink } from '#generated/types.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The pages that detail a point, one below the other. Nothing when it has none. */
export function PointLinks({ links }: { links: readonly RowLink[] | undefined }) {
  return links?.map(({ href, name, icon }) => (
    <a
      key={href}
      href={href}
      className="group inline-flex min-h-8 items-center gap-2.5 self-start text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent"
    >
      {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
      {name}
      <Glyph shapes={arrowRightSign} className="arrow size-4 text-quiet" />
    </a>
  ));
}
