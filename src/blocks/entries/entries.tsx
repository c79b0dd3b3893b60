import { locale } from '#generated/locale.ts';
import { arrowRightSign, arrowUpRightSign } from '#generated/signs.ts';
import type { EntriesBlock } from '#generated/types.ts';
import { accentOf } from '../../ui/class-names.ts';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { PlacedAction } from '../../ui/action-link.tsx';
import { BesidePicture } from '../../ui/picture.tsx';
import { EntryCards } from './entry-cards.tsx';
import { EntryColumns } from './entry-columns.tsx';

const looks = { index: EntryIndex, cards: EntryCards, columns: EntryColumns };

/** Rows that lead to their pages, in one of three looks. */
export function Entries(block: EntriesBlock) {
  const Look = looks[block.look];
  return (
    <>
      <Look {...block} />
      <PlacedAction action={block.more} className="mt-5" />
    </>
  );
}

/** A ruled list to read through. The whole entry is one target; its name is the link's text. One on another site opens in a new tab, and shows its host. */
function EntryIndex({ rows }: EntriesBlock) {
  return (
    <ul className="border-t border-line-strong">
      {rows.map(({ name, href, text, icon, accent, picture }) => {
        const host = URL.canParse(href) ? new URL(href).host : undefined;
        return (
          <li
            key={href}
            className={`group relative border-b border-line-strong py-4 eases hover:border-accent ${accentOf(accent)}`}
          >
            <BesidePicture picture={picture} from="sm">
              <div className="flex items-start gap-4">
                {icon !== undefined && <Icon name={icon} className="mt-1 size-6 text-accent" />}
                <div className="grow">
                  <h3 className="font-display text-lead font-semibold">
                    <a
                      href={href}
                      {...(host !== undefined && { target: '_blank', rel: 'noopener' })}
                      className="after:absolute after:inset-0"
                    >
                      {name}
                      {host !== undefined && <span className="sr-only"> ({locale.words.newTab})</span>}
                    </a>
                  </h3>
                  {text !== undefined && <p className="mt-1.5 max-w-prose max-sm:text-small">{text}</p>}
                  {host !== undefined && <p className="mt-1.5 font-mono text-small text-quiet">{host}</p>}
                </div>
                <Glyph
                  shapes={host === undefined ? arrowRightSign : arrowUpRightSign}
                  className="arrow mt-1.5 size-5 text-quiet group-hover:text-accent"
                />
              </div>
            </BesidePicture>
          </li>
        );
      })}
    </ul>
  );
}
