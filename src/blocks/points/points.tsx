import { arrowRightSign } from '#generated/signs.ts';
import type { PointsBlock, RowLink } from '#generated/types.ts';
import { Glyph, Icon } from '../../ui/icons.tsx';
import { Plug } from '../../ui/marks.tsx';
import { FoldedList } from '../../ui/section.tsx';

const looks = { ledger: Ledger, numbered: Numbered, exchange: Exchange };

/** Points as ruled rows; their look places the parts of a row. */
export function Points(block: PointsBlock) {
  const Look = looks[block.look ?? 'ledger'];
  return <Look {...block} />;
}

const row = 'gap-x-8 gap-y-3 md:grid-cols-[5fr_3fr] xl:grid-cols-[4fr_5fr_3fr]';

/**
 * Title, text and counterpart on one line; on tablets the text below its title. A counterpart without a label is a value: a duration,
 * a format. Those inside a boundary are what each row is plugged into.
 */
function Ledger({ points, counterpartLabel: label, boundary, fold }: PointsBlock) {
  const isInside = boundary !== undefined;
  return (
    <div className="relative">
      {isInside && (
        <div aria-hidden="true" className={`absolute -top-6 bottom-0 grid w-full max-md:hidden ${row}`}>
          <fieldset className="col-[-2] border-[1.25px] border-azure px-3">
            <legend className="px-2 label text-azure">{boundary}</legend>
          </fieldset>
        </div>
      )}
      <FoldedList summary={fold} className="relative border-b border-line-strong">
        {points.map(({ icon, title, description, counterpart, links }) => (
          <li key={title} className={`grid border-t border-line-strong py-5 ${row}`}>
            <div className="grid content-start gap-y-3 xl:contents">
              <h3 className="flex items-start gap-4 text-lead leading-snug">
                {icon !== undefined && <Icon name={icon} className="size-6 shrink-0 text-accent" />}
                {title}
              </h3>
              <p className="max-w-prose">{description}</p>
            </div>
            {(counterpart !== undefined || links !== undefined) && (
              <div className={`flex flex-col gap-y-1.5 ${isInside ? 'relative pr-3 sm:pl-8' : 'text-small'}`}>
                {isInside && <Plug className="absolute top-3 -left-4 flex w-8 max-md:hidden" />}
                {counterpart !== undefined && label !== undefined && (
                  <p className={`label text-quiet ${isInside ? 'md:sr-only' : ''}`}>{label}</p>
                )}
                {counterpart !== undefined && (
                  <p className={label === undefined ? 'font-mono text-base text-strong' : 'text-strong'}>
                    {counterpart}
                  </p>
                )}
                <PointLinks links={links} />
              </div>
            )}
          </li>
        ))}
      </FoldedList>
    </div>
  );
}

/** A large number, title and text, and at the right, behind a rule, what proves or completes them. */
function Numbered({ points, counterpartLabel: label, fold }: PointsBlock) {
  return (
    <FoldedList as="ol" summary={fold} className="border-b border-line-strong">
      {points.map(({ icon, title, description, counterpart, links }, index) => (
        <li key={title} className="grid gap-x-8 gap-y-3 border-t border-line-strong py-6 lg:grid-cols-12 lg:py-10">
          <p aria-hidden="true" className="figure text-quiet lg:col-span-1">
            {index + 1}
          </p>
          <div className="lg:col-span-6">
            {icon !== undefined && <Icon name={icon} className="mb-3 size-6 text-accent" />}
            <h3 className="text-lead">{title}</h3>
            <p className="mt-3 max-w-prose">{description}</p>
          </div>
          {(counterpart !== undefined || links !== undefined) && (
            <div className="border-l border-accent pl-5 lg:col-span-4 lg:col-start-9">
              {counterpart !== undefined && label !== undefined && <p className="label text-quiet">{label}</p>}
              {counterpart !== undefined && <p className="mt-2 text-small text-strong">{counterpart}</p>}
              <PointLinks links={links} />
            </div>
          )}
        </li>
      ))}
    </FoldedList>
  );
}

const columns = 'lg:grid lg:grid-cols-[calc(25%-0.75rem)_4fr_2rem_5fr] lg:gap-x-6';

/** A table of four columns: title, description, an arrow, counterpart. Stacked below the lg width, with its labels. */
function Exchange({ points, descriptionLabel, counterpartLabel, fold }: PointsBlock) {
  return (
    <>
      <div aria-hidden="true" className={`hidden pb-3 label text-quiet ${columns}`}>
        <span />
        <span>{descriptionLabel}</span>
        <span />
        <span>{counterpartLabel}</span>
      </div>
      <FoldedList summary={fold} className="panel-in border-t border-line-strong">
        {points.map(({ icon, title, description, counterpart, links }) => (
          <li key={title} className={`gap-x-8 border-b border-line py-5 ${columns}`}>
            <h3 className="flex items-start gap-4 text-h3">
              {icon !== undefined && <Icon name={icon} className="size-6 shrink-0 text-accent" />}
              {title}
            </h3>
            <p className="mt-3 lg:mt-0">
              <span className="mb-1 block label text-quiet lg:sr-only">{descriptionLabel}</span>
              {description}
            </p>
            {(counterpart !== undefined || links !== undefined) && (
              <>
                <Glyph shapes={arrowRightSign} className="mt-1 hidden size-5 text-accent lg:block" />
                <div className="mt-4 border-l-2 border-accent pl-4 text-strong lg:mt-0 lg:border-l-0 lg:pl-0">
                  {counterpart !== undefined && <p className="mb-1 label text-accent lg:sr-only">{counterpartLabel}</p>}
                  {counterpart !== undefined && <p>{counterpart}</p>}
                  <PointLinks links={links} />
                </div>
              </>
            )}
          </li>
        ))}
      </FoldedList>
    </>
  );
}

/** The pages that detail a point, one below the other. Nothing when it has none. */
function PointLinks({ links }: { links: readonly RowLink[] | undefined }) {
  return links?.map(({ href, name, icon }) => (
    <a
      key={href}
      href={href}
      className="group inline-flex min-h-8 items-center gap-2 self-start text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent"
    >
      {icon !== undefined && <Icon name={icon} className="size-5 text-accent" />}
      {name}
      <Glyph shapes={arrowRightSign} className="arrow size-4 text-quiet" />
    </a>
  ));
}
