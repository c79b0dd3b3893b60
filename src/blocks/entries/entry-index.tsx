import { arrowRightSign } from '#generated/signs.ts';
import type { EntriesBlock } from '#generated/types.ts';
import { accentOf } from '../../frame/accent.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A ruled list to read through. The whole entry is one target; its name is the link's text. */
export function EntryIndex({ rows }: EntriesBlock) {
  return (
    <ul className="border-t border-line-strong">
      {rows.map(({ name, href, text, icon, accent }) => (
        <li
          key={href}
          className={`group relative border-b border-line-strong py-7 transition-colors duration-150 hover:border-accent ${accentOf(accent)}`}
        >
          <div className="flex items-start gap-5">
            {icon !== undefined && <Icon name={icon} className="mt-1 size-6 text-accent" />}
            <div className="grow">
              <h3 className="font-display text-lead font-semibold">
                <a href={href} className="after:absolute after:inset-0">
                  {name}
                </a>
              </h3>
              {text !== undefined && <p className="mt-1.5 max-w-prose">{text}</p>}
            </div>
            <Glyph shapes={arrowRightSign} className="arrow mt-1.5 size-5 text-quiet group-hover:text-accent" />
          </div>
        </li>
      ))}
    </ul>
  );
}
