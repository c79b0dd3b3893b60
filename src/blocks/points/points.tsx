import { arrowRightSign } from '#generated/signs.ts';
import type { Point, PointsBlock } from '#generated/types.ts';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { Plug } from '../../ui/marks.tsx';
import { FoldedList } from '../../ui/section.tsx';

/** Title, text and counterpart; on tablets the text is below its title. */
const columns = 'grid gap-x-8 gap-y-3 md:grid-cols-[5fr_3fr] xl:grid-cols-[4fr_5fr_3fr]';

/** The classes of the rows of a look, of their titles with their texts, of their counterparts and of the labels of these. */
const looks = {
  ledger: { row: columns, texts: 'xl:contents', counterpart: 'text-small', label: 'text-quiet' },
  numbered: {
    row: columns,
    texts: 'xl:contents',
    counterpart: 'border-l border-accent pl-5 text-small',
    label: 'text-quiet',
  },
  exchange: {
    row: 'grid gap-x-8 gap-y-3 lg:grid-cols-[3fr_4fr_5fr]',
    texts: 'lg:contents',
    counterpart: 'relative border-l-2 border-accent pl-4 lg:border-l-0 lg:pl-8',
    label: 'text-accent lg:sr-only',
  },
};

/** Those of a ledger inside a boundary. */
const inside = { ...looks.ledger, counterpart: 'relative pr-3 sm:pl-8', label: 'text-quiet md:sr-only' };

/**
 * Points as ruled rows, title, text and counterpart on one line. In an exchange, text and counterpart have their heads above them on wide
 * screens. What stands inside a boundary is what each row is plugged into.
 */
export function Points({ points, look = 'ledger', fold, descriptionLabel, counterpartLabel, boundary }: PointsBlock) {
  const classes = boundary === undefined ? looks[look] : inside;
  return (
    <div className="relative">
      {boundary !== undefined && (
        <div aria-hidden="true" className={`absolute -top-6 bottom-0 w-full max-md:hidden ${classes.row}`}>
          <fieldset className="col-[-2] border-[1.25px] border-azure px-3">
            <legend className="px-2 label text-azure">{boundary}</legend>
          </fieldset>
        </div>
      )}
      {look === 'exchange' && (
        <div aria-hidden="true" className={`pb-3 label text-quiet max-lg:hidden ${classes.row}`}>
          <span />
          <span>{descriptionLabel}</span>
          <span className="lg:pl-8">{counterpartLabel}</span>
        </div>
      )}
      <FoldedList
        as={look === 'numbered' ? 'ol' : 'ul'}
        summary={fold}
        className="relative border-b border-line-strong"
      >
        {points.map((point, index) => (
          <li key={point.title} className={`border-t border-line-strong py-5 ${classes.row}`}>
            <div className={`grid content-start gap-y-3 ${classes.texts}`}>
              <h3 className="flex items-start gap-4 text-lead leading-snug">
                {look === 'numbered' && (
                  <span aria-hidden="true" className="figure text-quiet">
                    {index + 1}
                  </span>
                )}
                {point.icon !== undefined && <Icon name={point.icon} className="size-6 shrink-0 text-accent" />}
                {point.title}
              </h3>
              <p className="max-w-prose">
                {descriptionLabel !== undefined && (
                  <span className="mb-1 block label text-quiet lg:sr-only">{descriptionLabel}</span>
                )}
                {point.description}
              </p>
            </div>
            {(point.counterpart ?? point.links) !== undefined && (
              <div className={`flex flex-col gap-y-1.5 ${classes.counterpart}`}>
                {boundary !== undefined && <Plug className="absolute top-3 -left-4 flex w-8 max-md:hidden" />}
                {look === 'exchange' && (
                  <Glyph shapes={arrowRightSign} className="absolute top-1 left-0 size-5 text-accent max-lg:hidden" />
                )}
                <Counterpart point={point} label={counterpartLabel} labelClass={classes.label} />
              </div>
            )}
          </li>
        ))}
      </FoldedList>
    </div>
  );
}

/** What answers a point, then the pages that detail it. One without a label is a value: a duration, a format. */
function Counterpart({
  point: { counterpart, links },
  label,
  labelClass,
}: {
  point: Point;
  label: string | undefined;
  labelClass: string;
}) {
  return (
    <>
      {counterpart !== undefined && label !== undefined && <p className={`label ${labelClass}`}>{label}</p>}
      {counterpart !== undefined && (
        <p className={label === undefined ? 'font-mono text-base text-strong' : 'text-strong'}>{counterpart}</p>
      )}
      {links?.map(({ href, name, icon }) => (
        <a
          key={href}
          href={href}
          className="group inline-flex min-h-8 items-center gap-2 self-start text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent"
        >
          {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
          {name}
          <Glyph shapes={arrowRightSign} className="arrow size-4 text-quiet" />
        </a>
      ))}
    </>
  );
}
