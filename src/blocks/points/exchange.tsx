import { arrowRightSign } from '#generated/signs.ts';
import type { PointsBlock } from '#generated/types.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PointLinks } from './point-links.tsx';

/** The first column is as wide as that of a heading in the layout `row`, above it. */
const columns = 'lg:grid lg:grid-cols-[calc(25%-0.75rem)_4fr_2rem_5fr] lg:gap-x-6';

/** A table of four columns: title, what happens, an arrow, what is done about it. Stacked below the lg width, with its labels. */
export function Exchange({ points, descriptionLabel, counterpartLabel }: PointsBlock) {
  return (
    <>
      <div aria-hidden="true" className={`hidden pb-3 label text-quiet ${columns}`}>
        <span />
        <span>{descriptionLabel}</span>
        <span />
        <span>{counterpartLabel}</span>
      </div>
      <ul className="panel-in border-t border-line-strong">
        {points.map(({ icon, title, description, counterpart, links }) => (
          <li key={title} className={`gap-x-8 border-b border-line py-7 ${columns}`}>
            <h3 className="flex items-start gap-4 text-h3">
              {icon !== undefined && <Icon name={icon} className="size-6 shrink-0 text-accent" />}
              {title}
            </h3>
            <p className="mt-3 lg:mt-0">
              <span className="mb-1 block label text-quiet lg:sr-only">{descriptionLabel}</span>
              {description}
            </p>
            <Glyph shapes={arrowRightSign} className="mt-1 hidden size-5 text-accent lg:block" />
            <div className="mt-4 border-l-2 border-accent pl-4 text-strong lg:mt-0 lg:border-l-0 lg:pl-0">
              <p className="mb-1 label text-accent lg:sr-only">{counterpartLabel}</p>
              <p>{counterpart}</p>
              <PointLinks links={links} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
