import { Fragment, useId } from 'react';
import type { CumulativeDrawing, YearlyBill } from '#generated/types.ts';
import { ScriptIsland } from '../../frame/island.tsx';
import { writeFrenchNumber } from '../../roi/numbers.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { countOf, formatEuros } from '../../ui/format-numbers.ts';
import { countNeeds } from '../../ui/offer-contents.ts';
import { OwnChart, ownPrice, RentChart } from './cumulative-chart.tsx';
import { drawSpending } from './cumulative-drawing.ts';

/**
 * The chart under a sentence with the same in words. Of several offers, radio buttons choose the one that is drawn, without a script;
 * a slider sets the yearly bill (`chart.island.ts`). Lines, flag and sentence are computed from the amounts.
 */
export function CumulativeFigure({ drawing }: { drawing: CumulativeDrawing }) {
  const { caption, rentYearlyEur, ownName, ownOnceEur, years, offers, offersLabel, bill, proceed } = drawing;
  const usual = mostNeeded(drawing);
  const name = useId();
  const owns = offers?.map((offer) => ({ name: offer.name, eur: offer.priceEur ?? ownOnceEur })) ?? [
    { name: ownName, eur: ownOnceEur },
  ];
  const chosen = owns.find(({ eur }) => eur === ownOnceEur) ?? owns[0];
  const highestEur = Math.max(...owns.map(({ eur }) => eur));
  const topEur = Math.max(rentYearlyEur * years, highestEur);
  const hasChoice = owns.length > 1;
  const figure = (
    <figure>
      {caption !== undefined && <figcaption className="pb-4 label text-quiet">{caption}</figcaption>}
      <fieldset className="relative flex min-w-0 flex-wrap gap-2">
        {offersLabel !== undefined && <legend className="sr-only">{offersLabel}</legend>}
        {owns.map((own) => {
          const ownDrawing = { ...drawing, ownOnceEur: own.eur };
          return (
            <div key={own.name} data-own={own.eur} className="group [display:contents]">
              {hasChoice && (
                <label className="choice button-secondary max-sm:px-2">
                  <input type="radio" name={name} defaultChecked={own === chosen} />
                  {own.name}
                </label>
              )}
              <div className={hasChoice ? 'order-1 w-full group-not-has-checked:hidden' : 'w-full'}>
                <output className="mt-2 mb-4 block text-strong">
                  <Sentence drawing={ownDrawing} name={own.name} />
                </output>
                <OwnChart drawing={ownDrawing} topEur={topEur} />
              </div>
              {own.name === usual?.name && (
                <p className="order-1 mb-4 w-full text-small text-quiet group-has-checked:hidden">
                  <span className="block text-strong">{usual.note}</span>
                  <Sentence drawing={ownDrawing} name={own.name} />
                </p>
              )}
            </div>
          );
        })}
        {bill !== undefined && <BillSlider bill={bill} drawing={drawing} highestEur={highestEur} />}
        <RentChart drawing={{ ...drawing, ownOnceEur: highestEur }} topEur={topEur} />
      </fieldset>
      {proceed !== undefined && (
        <div className="mt-4">
          <ActionLink
            action={{ ...proceed, href: `${proceed.href}?cloud=${writeFrenchNumber(rentYearlyEur)}` }}
            style="tertiary"
          />
        </div>
      )}
    </figure>
  );
  return bill === undefined ? figure : <ScriptIsland name="chart">{figure}</ScriptIsland>;
}

/** The offer that most needs require, and how many do; its sentence stays in view while another offer is chosen. */
function mostNeeded({ offers, needs, countLabel }: CumulativeDrawing): { name: string; note: string } | undefined {
  if (offers === undefined || needs === undefined || countLabel === undefined) return undefined;
  const [most] = countNeeds({ rows: offers, needs }).toSorted((a, b) => b.count - a.count);
  return most && { name: most.offer.name, note: `${countOf(most.count, countLabel)} ${needs.length}` };
}

/** The sentence of the chart, with the name of the offer and its amounts in place of each « … ». */
function Sentence({ drawing, name }: { drawing: CumulativeDrawing; name: string }) {
  const { sentence } = drawing;
  const { words } = drawSpending(drawing);
  const values = [
    { text: name },
    { text: ownPrice(drawing) },
    ...Object.entries(words).map(([word, text]) => ({ word, text })),
  ];
  return sentence.split('…').map((part, index) => {
    const { word, text } = { word: undefined, text: '', ...values[index] };
    return (
      <Fragment key={index}>
        {part}
        {word === undefined ? text : <span data-word={word}>{text}</span>}
      </Fragment>
    );
  });
}

/** The yearly bill, from the least at which each offer pays off within the years. Disabled until its script is there. */
function BillSlider({
  bill: { label, minEur, maxEur, stepEur },
  drawing: { rentYearlyEur, years },
  highestEur,
}: {
  bill: YearlyBill;
  drawing: CumulativeDrawing;
  highestEur: number;
}) {
  const least = Math.ceil(highestEur / years / stepEur) * stepEur;
  return (
    <label
      data-shared=""
      className="invisible mt-2 flex w-full flex-wrap justify-between gap-x-4 text-small text-quiet in-data-alive:visible in-data-failed:hidden print:hidden noscript:hidden"
    >
      {label}
      <span data-word="bill" className="text-strong">
        {formatEuros(rentYearlyEur)}
      </span>
      <input
        type="range"
        min={Math.max(minEur, least)}
        max={maxEur}
        step={stepEur}
        defaultValue={rentYearlyEur}
        aria-valuetext={formatEuros(rentYearlyEur)}
        data-years={years}
        disabled
        className="min-h-11 w-full"
      />
    </label>
  );
}
