import type { Accent } from '#generated/types.ts';
import { accentOf } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { BesidePicture } from '../../ui/picture.tsx';
import { Linked } from '../../ui/action-link.tsx';
import { type CatalogueRow, Detail, firstOffer, Folded, type ShownDetail, shownDetails } from './row-details.tsx';

/** An accent of the site's own has none: the frame takes that of the section. */
const hovers: Readonly<Partial<Record<Accent, string>>> = {
  azure: 'hover:border-azure',
  amber: 'hover:border-amber',
  mint: 'hover:border-mint',
  violet: 'hover:border-violet',
  coral: 'hover:border-coral',
  quiet: 'hover:border-quiet',
};

const isTitled = ({ label, detail }: ShownDetail) => (label ?? detail.pair?.label) !== undefined;

/**
 * A sheet: the description and the benefit on the left, its main details at the right, the others below both. A main detail without
 * a title, which no folded line could name, is always open: at the right, or on the left where others are. One of a folded catalogue is
 * a card with the offer that has it, its details under its benefit; on a telephone its description too.
 */
export function CatalogueSheet({ row, block, level }: CatalogueRow) {
  const { name, href, icon, text, benefit, colours } = row;
  const Heading = `h${level}` as const;
  const isCard = block.folded === true;
  const offer = isCard ? firstOffer(row, block.offers) : undefined;
  const part = ({ of, label, detail }: ShownDetail) => (
    <div key={of} className={`[&_a]:relative ${isCard ? 'mb-4' : 'max-md:not-last:mb-4'}`}>
      {label !== undefined && <p className="mb-2 text-small text-quiet">{label}</p>}
      <Detail detail={detail} />
    </div>
  );
  const all = shownDetails(row, block);
  const shown = all.filter((detail) => isTitled(detail) || detail.main !== true);
  const open = all.filter((detail) => !shown.includes(detail)).map(part);
  const main = shown.filter((detail) => detail.main).map(part);
  // On a telephone a claim is the line that opens the other details, as the benefit is on a card.
  const claim = main.length > 0 ? all.find((detail) => !isTitled(detail))?.detail.claim : undefined;
  const gain = benefit !== undefined && (
    <span className={`font-medium text-accent ${accentOf(colours?.benefit)}`}>{benefit}</span>
  );
  return (
    <article
      className={`group relative border-l-2 border-accent/50 bg-ink eases ${isCard ? 'flex flex-col justify-between p-4 text-small max-md:py-2' : 'grid gap-x-8 p-5 md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr] lg:px-8'} ${isCard || claim !== undefined ? 'md:gap-y-8 max-md:[--fold-line:0]' : 'gap-y-4'} ${accentOf(colours?.rule)} ${(colours?.hover && hovers[colours.hover]) ?? 'hover:border-accent'}`}
    >
      <div>
        <BesidePicture picture={row.picture} from="lg">
          <div className="flex flex-wrap items-center justify-between gap-x-3 md:block">
            <Heading className="flex min-w-0 items-center gap-3 font-display text-lead leading-snug font-semibold">
              {icon !== undefined && <Icon name={icon} className={`size-5 text-accent ${accentOf(colours?.mark)}`} />}
              <Linked
                href={href}
                className="min-w-0 py-0.5 underline decoration-line-strong underline-offset-6 group-hover:decoration-accent after:absolute after:inset-0"
              >
                {name}
              </Linked>
            </Heading>
            {offer !== undefined && (
              <p className="ml-auto label text-quiet">
                <span className="sr-only">{block.offers?.label} </span>
                {offer.name}
              </p>
            )}
          </div>
          {text !== undefined && <p className={isCard ? 'mt-2 mb-3 max-md:hidden' : 'mt-4'}>{text}</p>}
          {!isCard && gain && <p className="mt-4">{gain}</p>}
          {main.length > 0 && open.length > 0 && (
            <div className={claim === undefined ? 'mt-4' : 'mt-4 max-md:hidden'}>{open}</div>
          )}
        </BesidePicture>
      </div>
      {main.length === 0 && (!isCard || open.length > 0) && <div>{open}</div>}
      <Folded shown={shown} isAlways={isCard} summary={isCard ? gain : claim}>
        {isCard && text !== undefined && <p className="mb-4 md:hidden">{text}</p>}
        {main.length > 0 && <div className="grid content-start gap-6 max-md:mb-6">{main}</div>}
        <div
          className={
            isCard ? '' : 'grid content-start gap-x-8 gap-y-3 md:col-span-2 md:grid-cols-2 lg:col-span-1 lg:grid-cols-1'
          }
        >
          {shown.filter((detail) => detail.main !== true).map(part)}
        </div>
      </Folded>
    </article>
  );
}
