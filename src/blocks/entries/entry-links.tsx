import { locale } from '#generated/locale.ts';
import { arrowRightSign, arrowUpRightSign } from '#generated/signs.ts';
import type { EntriesBlock } from '#generated/types.ts';
import { Glyph } from '../../ui/glyph.tsx';

/** Links in two ruled columns. One to another site opens in a new tab, and shows the host that it leads to. */
export function EntryLinks({ rows }: EntriesBlock) {
  return (
    <ul className="grid content-start gap-x-8 sm:grid-cols-2">
      {rows.map(({ name, href, text }) => {
        const host = URL.canParse(href) ? new URL(href).host : undefined;
        return (
          <li key={href} className="border-t border-line-strong py-5">
            <a
              href={href}
              {...(host !== undefined && { target: '_blank', rel: 'noopener' })}
              className="group flex items-start justify-between gap-4 font-medium text-strong underline decoration-transparent underline-offset-6 hover:decoration-accent"
            >
              <span>
                {name}
                {host !== undefined && <span className="sr-only"> ({locale.words.newTab})</span>}
              </span>
              <Glyph
                shapes={host === undefined ? arrowRightSign : arrowUpRightSign}
                className="arrow mt-1 size-5 text-quiet"
              />
            </a>
            {text !== undefined && <p className="mt-1 text-small">{text}</p>}
            {host !== undefined && <p className="mt-2 font-mono text-small text-quiet">{host}</p>}
          </li>
        );
      })}
    </ul>
  );
}
