import type { HeroBlock } from '#generated/types.ts';
import { ScreenFigure } from '../../../ui/screen/screen-figure.tsx';
import { Aside, columnsOf } from '../asides/aside.tsx';
import { FigureLine, HeroActions, HeroOffer } from './hero-parts.tsx';

/** A title of a few words as large as the page allows, with its emphasis in the accent; the aside, then the figures on one line, then a screen. */
export function HeroPoster(block: HeroBlock) {
  const { label, heading, emphasis, intro, aside, screen } = block;
  return (
    <section className="pt-8 pb-9 lg:pt-14 lg:pb-20">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <div className={columnsOf(aside).text}>
            {label !== undefined && (
              <p className="mb-5 flex items-center gap-4 label text-quiet">
                <span aria-hidden="true" className="h-px w-10 bg-line-strong" />
                {label}
              </p>
            )}
            <h1 className="text-hero font-semibold hyphens-none">
              <EmphasizedHeading heading={heading} emphasis={emphasis} />
            </h1>
            <p className="mt-5 max-w-prose text-lead">{intro}</p>
            <HeroActions block={block} />
            <HeroOffer block={block} />
          </div>
          {aside !== undefined && <Aside aside={aside} className={columnsOf(aside).aside} />}
        </div>
        <FigureLine block={block} className="mt-6 lg:mt-16" />
        {screen !== undefined && <ScreenFigure screen={screen} plays className="mt-6 lg:mt-16" />}
      </div>
    </section>
  );
}

/** A longer word would be wider than a telephone if it were enlarged. */
const mostEnlarged = 9;

/**
 * The text before the emphasis takes a line of its own; the emphasis and the rest share the next one, on one baseline.
 * A dot or an accent in the emphasis stays clear of what hangs from the line above. The spaces between them keep the heading one sentence for screen readers and search engines.
 */
function EmphasizedHeading({ heading, emphasis }: { heading: string; emphasis: string | undefined }) {
  const at = emphasis === undefined ? -1 : heading.indexOf(emphasis);
  if (emphasis === undefined || at === -1) return heading;
  return (
    <>
      {at > 0 && <span className="block">{heading.slice(0, at)}</span>}
      <span className="block">
        <span
          className={`-ml-[0.06em] font-mono ${Math.max(...emphasis.split(/\s/u).map((word) => word.length)) > mostEnlarged ? '' : 'text-[1.48em]'} ${/\p{Ll}/u.test(emphasis) ? 'leading-tight' : 'leading-none'} font-medium tracking-[-0.08em] text-accent`}
        >
          {emphasis}
        </span>
        {heading.slice(at + emphasis.length)}
      </span>
    </>
  );
}
