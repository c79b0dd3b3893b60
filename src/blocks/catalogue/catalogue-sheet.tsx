import type { Accent } from '#generated/types.ts';
import { accentOf } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { BesidePicture } from '../../ui/picture.tsx';
import { Linked } from '../../ui/action-link.tsx';
import { type CatalogueRow, Detail, Folded, type ShownDetail, shownDetails } from './row-details.tsx';

/** An accent of the site's own has none: the frame takes that of the section. */
const hovers: Readonly<Partial<Record<Accent, string>>> = {
  azure: 'hover:border-azure',
  amber: 'hover:border-amber',
  mint: 'hover:border-mint',
  violet: 'hover:border-violet',
  coral: 'hover:border-coral',
  quiet: 'hover:border-quiet',
};

/** A sheet: the description and the benefit on the left, its main details at the right, the others below both. */
export function CatalogueSheet({ row, block, level }: CatalogueRow) {
  const { name, href, icon, text, benefit, colours } = row;
  const Heading = `h${level}` as const;
  const shown = shownDetails(row, block);
  const part = ({ of, label, detail }: ShownDetail) => (
    <div key={of} className="max-md:not-last:mb-6">
      {label !== undefined && <p className="mb-2 text-small text-quiet">{label}</p>}
      <Detail detail={detail} />
    </div>
  );
  return (
    <article
      className={`group relative grid gap-x-10 gap-y-7 border-l-2 border-accent/50 bg-ink p-6 eases md:grid-cols-[5fr_4fr] lg:p-8 ${accentOf(colours?.rule)} ${(colours?.hover && hovers[colours.hover]) ?? 'hover:border-accent'}`}
    >
      <div>
        <BesidePicture picture={row.picture} from="lg">
          <Heading className="flex items-center gap-3 font-display text-lead font-semibold">
            {icon !== undefined && <Icon name={icon} className={`size-5 text-accent ${accentOf(colours?.mark)}`} />}
            <Linked
              href={href}
              className="underline decoration-line-strong underline-offset-6 group-hover:decoration-accent after:absolute after:inset-0"
            >
              {name}
            </Linked>
          </Heading>
          {text !== undefined && <p className="mt-4">{text}</p>}
          {benefit !== undefined && (
            <p className={`mt-4 font-medium text-accent ${accentOf(colours?.benefit)}`}>{benefit}</p>
          )}
        </BesidePicture>
      </div>
      <Folded shown={shown}>
        <div className="grid content-start gap-6 max-md:mb-6">{shown.filter(({ main }) => main).map(part)}</div>
        {shown.filter(({ main }) => main !== true).map(part)}
      </Folded>
    </article>
  );
}
