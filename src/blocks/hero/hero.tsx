import { accentOf, balancedColumns } from '../../ui/class-names.ts';
import type { HeroBlock } from '#generated/types.ts';
import { HeroPoster } from './layouts/hero-poster.tsx';
import { HeroSheet } from './layouts/hero-sheet.tsx';
import { HeroSplit } from './layouts/hero-split.tsx';
import { FoldedAnswer } from '../../ui/section.tsx';
import { FigureLabel, FigureValue } from '../../ui/figures.tsx';
import { HeroActions, HeroLabel, HeroTitle } from './layouts/hero-parts.tsx';

const layouts = {
  split: HeroSplit,
  band: HeroSplit,
  number: HeroSplit,
  sheet: HeroSheet,
  statement: HeroStatement,
  poster: HeroPoster,
};

/** Opening of a page, in the layout that it names. The accent colours its label and the subject of its drawing. */
export function Hero(block: HeroBlock) {
  const Layout = layouts[block.layout ?? 'split'];
  const view = <Layout {...block} />;
  return block.accent === undefined ? view : <div className={accentOf(block.accent)}>{view}</div>;
}

/** The statement as wide as the page, then text on the left and a ruled grid of figures on the right; beside an aside, the grid takes the width. */
function HeroStatement(block: HeroBlock) {
  const { heading, intro, aside, figures = [], figuresLabel, question } = block;
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        {aside === undefined ? (
          <>
            <HeroLabel block={block} />
            <h1 className="max-w-[16ch] text-display">{heading}</h1>
          </>
        ) : (
          <HeroTitle block={block} size="text-display" />
        )}
        <div className="mt-12 grid gap-x-8 gap-y-14 lg:mt-20 lg:grid-cols-12">
          {aside === undefined && (
            <div className="lg:col-span-4">
              <p className="max-w-prose text-lead">{intro}</p>
              <HeroActions block={block} />
            </div>
          )}
          <div className={aside === undefined ? 'lg:col-span-7 lg:col-start-6' : 'lg:col-span-12'}>
            {figuresLabel !== undefined && <h2 className="sr-only">{figuresLabel}</h2>}
            <dl
              className={`ruled-sheet ${balancedColumns(figures.length, aside === undefined ? { all: 2, sm: 3 } : { all: 2, sm: 3, lg: 6 })}`}
            >
              {figures.map((figure) => (
                <div
                  key={figure.label}
                  className="flex min-h-36 flex-col-reverse justify-between gap-6 bg-ink p-4 sm:min-h-44 sm:p-6"
                >
                  <dt className="text-small text-quiet">
                    <FigureLabel figure={figure} />
                  </dt>
                  <dd className="figure whitespace-nowrap text-strong">
                    <FigureValue figure={figure} />
                  </dd>
                </div>
              ))}
            </dl>
            <FoldedAnswer question={question} className="mt-4" />
          </div>
        </div>
      </div>
    </section>
  );
}
