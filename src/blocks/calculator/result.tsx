import type { ReactNode } from 'react';
import { usesUseCase } from '../../roi/inputs.ts';
import type { Scenario } from '../../roi/scenario-link.ts';
import { type Figure, type Prominence, figuresOf, headlineOf } from './figures.ts';
import { useInstrument, type ResultProps } from './instrument.ts';
import { withContext } from '../../calculator/contact-action.ts';
import { labelOf, subjectOf } from '../../calculator/form-values.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { figureText } from '../../ui/figures.tsx';
import { CompatibilityMeter } from './use-case-panels.tsx';

/** The sheet beside the form: the result and the next actions. */
export function ResultSheet() {
  const { calculation, context, texts: all } = useInstrument();
  const texts = all.result;
  const expected = [texts.annualSavings, texts.threeYearROI, texts.breakEvenMonths, texts.localAICost];
  const [first, ...others] = texts.actions.map((action) => withContext(action, context));
  return (
    <>
      <h3 tabIndex={-1} className="mb-4 label text-quiet focus-visible:outline-none">
        {texts.heading}
      </h3>
      {calculation === undefined ? (
        <>
          <p className="text-body">{texts.empty}</p>
          <ul className="mt-6 mb-7">
            {expected.map((label) => (
              <li key={label} className="flex items-center gap-4 border-t border-line py-3 text-small text-quiet">
                {label}
                <span aria-hidden="true" className="ml-auto font-mono">
                  —
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Result key={calculation.count} calculation={calculation} />
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {calculation === undefined && first && <ActionLink action={first} />}
        {others.map((action) => (
          <ActionLink key={action.label} action={action} />
        ))}
        {texts.aiNotice !== undefined && <p className="w-full max-w-prose text-small text-quiet">{texts.aiNotice}</p>}
      </div>
    </>
  );
}

const sizes: Record<Prominence, string> = {
  main: 'text-h1',
  second: 'text-figure',
  row: 'text-base',
};

/** Its place in the two columns of its list. */
const places: Record<Prominence, string> = {
  main: 'col-span-full',
  second: 'mt-4 min-w-0',
  row: 'col-span-full flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5',
};

/** From this length on a figure is set one size smaller, so that it stays on few lines. */
const longText = 12;

/**
 * One figure of the result: its label, a `<data>` with the machine value beside the French text, and a note on it (`children`).
 * Place it inside a `<dl>` with two columns.
 */
function ResultFigure({ figure, children }: { figure: Figure; children?: ReactNode }) {
  const { field, label, value, text, percent, prominence, tone } = figure;
  const size = prominence === 'main' && text.length > longText ? 'text-figure' : sizes[prominence];
  // What follows the last number is set smaller; the words of a multiple stay on its line in the narrower font.
  const cut = text.search(/[ \u00A0](?=\D*$)/);
  const isRow = prominence === 'row';
  return (
    <div className={places[prominence]} data-headline={isRow ? undefined : ''}>
      <dt className="text-small text-quiet">{label}</dt>
      <dd
        className={`${isRow || percent !== undefined ? 'font-mono font-medium' : 'figure'} ${size} ${tone} ${isRow ? 'text-right' : 'mt-1'}`}
      >
        <data data-field={field} value={value}>
          {cut > 0 && !isRow ? (
            <>
              <span>{figureText(text.slice(0, cut))}</span>
              <span
                className={`text-quiet ${percent === undefined ? 'unit' : 'font-sans text-[0.55em] tracking-normal'}`}
              >
                {text.slice(cut)}
              </span>
            </>
          ) : (
            text
          )}
        </data>
      </dd>
      {/* Its room is reserved: it may load after the figure. The main figure has a note for a loss alone. */}
      {!isRow && (
        <dd className={`text-small text-quiet ${prominence === 'second' || Number(value) < 0 ? 'min-h-6' : ''}`}>
          {percent} {children}
        </dd>
      )}
    </div>
  );
}

/** The offer that the use case of a calculation needs, with its price and the tools that it lacks. */
function NeededOffer({ inputs: { calculationType, useCase } }: { inputs: Scenario }) {
  const { roi, offers } = useInstrument();
  const offer = offers?.offers[roi.useCases.findIndex(({ id }) => id === useCase)];
  if (offers === undefined || !offer || !usesUseCase(calculationType)) return null;
  const [name, price, lack] = offer;
  return (
    <p data-panel="offer" className="mt-4 border-t border-line pt-3 text-small text-quiet">
      {offers.label}
      <a
        href={offers.href}
        className="py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-amber"
      >
        {name}
      </a>
      {price !== '' && `, ${price}`}
      {lack !== undefined && <span className="block">{lack}</span>}
    </p>
  );
}

/**
 * The last calculation: the headline figures, the next actions, then the other figures. Their explanations are loaded once there is
 * a result; an alert tells the visitor when that failed.
 */
function Result({ calculation }: ResultProps) {
  const { texts, roi, isStale, context, details } = useInstrument();
  const { inputs, result, hasOtherFigures } = calculation;
  const figures = figuresOf(result, { roi, texts });
  const headline = headlineOf(figures);
  const loaded = details !== 'failed' && details;
  const [first] = texts.result.actions;
  return (
    <div className="panel-in">
      <p className="text-small text-body">
        <data data-field="calculationType" value={result.calculationType}>
          {labelOf(roi.calculationTypes, result.calculationType)}
        </data>
        <span className="text-quiet"> · {subjectOf(inputs, roi, texts.form.unknownSector)}</span>
      </p>
      {[isStale && texts.result.stale, hasOtherFigures && texts.share.changed]
        .filter((note) => note !== false)
        .map((note) => (
          <p key={note} className="mt-3 border-l-2 border-amber pl-3 text-small text-strong">
            {note}
          </p>
        ))}
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6">
        {headline.map((figure) => (
          <ResultFigure key={figure.field} figure={figure}>
            {loaded && <loaded.FigureNote field={figure.field} calculation={calculation} />}
          </ResultFigure>
        ))}
      </dl>
      <NeededOffer inputs={inputs} />
      {/* Its room is reserved for the parts that load after the figures. */}
      <div className="mt-4 grid min-h-28 content-start gap-y-3">
        {first && <ActionLink action={withContext(first, context)} style="primary" />}
        {loaded && <loaded.ShareActions calculation={calculation} />}
      </div>
      {details === 'failed' && (
        <p role="alert" className="mt-4 border-l-2 border-coral pl-3 text-small text-strong">
          {texts.result.incomplete}
        </p>
      )}
      {loaded && <loaded.ReturnScale calculation={calculation} />}
      {loaded && <loaded.Plausibility calculation={calculation} />}
      <dl className="mt-6 grid">
        {figures
          .filter((figure) => !headline.includes(figure))
          .map((figure) => (
            <ResultFigure key={figure.field} figure={figure} />
          ))}
      </dl>
      {result.calculationType === 'combined' && (
        <CompatibilityMeter bonus={result.compatibilityBonus} bar={roi.bar} isLoss={result.annualSavings < 0} />
      )}
      {loaded && <loaded.CalculationDetail calculation={calculation} />}
      <p className="mt-5 mb-7 text-small text-quiet">{texts.result.note}</p>
    </div>
  );
}
