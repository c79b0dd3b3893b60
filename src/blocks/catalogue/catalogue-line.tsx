import { arrowRightSign } from '#generated/signs.ts';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { Linked } from '../../ui/action-link.tsx';
import { twoDigits } from '../../ui/typography.ts';
import { type CatalogueRow, Detail, shownDetails } from './row-details.tsx';

/** A numbered line, the first detail at the right. The whole line leads to the page of the row. */
export function CatalogueLine({ row, block, level, number }: CatalogueRow) {
  const { name, href, text, icon } = row;
  const Heading = `h${level}` as const;
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-b border-line py-6 transition-colors duration-150 hover:border-accent md:grid-cols-[4fr_4fr_1.25rem] md:items-center">
      <div className="flex gap-4">
        <span aria-hidden="true" className="w-6 shrink-0 pt-1 font-mono text-small text-quiet">
          {twoDigits(number)}
        </span>
        {icon !== undefined && <Icon name={icon} className="mt-0.5 size-6 text-accent" />}
        <div>
          <Heading className="font-display text-lead leading-snug font-semibold">
            <Linked href={href} className="after:absolute after:inset-0">
              {name}
            </Linked>
          </Heading>
          {text !== undefined && <p className="mt-1 text-small">{text}</p>}
        </div>
      </div>
      <div className={`text-small md:pl-0 ${icon === undefined ? 'pl-10' : 'pl-20'}`}>
        {shownDetails(row, block).map(({ of, label, detail }) => (
          <dl key={of}>
            <dt className="text-quiet">{detail.pair?.label ?? label}</dt>
            <dd className={detail.pair === undefined ? '' : 'font-mono text-strong'}>
              {detail.pair === undefined ? <Detail detail={detail} /> : detail.pair.value}
            </dd>
          </dl>
        ))}
      </div>
      {href !== undefined && (
        <Glyph shapes={arrowRightSign} className="arrow hidden size-5 text-quiet group-hover:text-accent md:block" />
      )}
    </li>
  );
}
