import { Fragment } from 'react';
import type { RegisteredFact, RegisteredReading, RegisterGroup, RegisterLabels } from '#generated/types.ts';
import { formatIsoDate } from '../../ui/format-dates.ts';
import { notFoundPath } from '../../ui/addresses.ts';

export function factsOf({ shelves = [] }: RegisterGroup): readonly RegisteredFact[] {
  return shelves.flatMap(({ facts }) => facts);
}

export function readingsOf(facts: readonly RegisteredFact[]): readonly RegisteredReading[] {
  return facts.flatMap(({ readings }) => readings);
}

/** The states among the readings of some facts, as the filter of the register reads them. */
export function statesOf(facts: readonly RegisteredFact[]): string {
  return [...new Set(readingsOf(facts).map(({ state }) => state))].join(' ');
}

interface Props {
  fact: RegisteredFact;
  labels: RegisterLabels;
}

/**
 * A fact under its own anchor: its label and its meaning, then each reading as a figure with its state and the pages that show it. Beside a
 * figure, `src/browser/figure-source.ts` shows the reading of that figure first.
 */
export function FactEntry({ fact, labels }: Props) {
  return (
    <li id={fact.id} className="fact" data-state={statesOf([fact])}>
      <h5>
        <a href={`#${fact.id}`}>{fact.label}</a>
      </h5>
      <Meaning of={fact} labels={labels} />
      {fact.readings.map((reading) => (
        <Reading key={reading.name ?? ''} reading={reading} fact={fact} labels={labels} />
      ))}
    </li>
  );
}

function Reading({ reading, fact, labels }: Props & { reading: RegisteredReading }) {
  const { name, label, text, state, measured, reference, pages, everywhere, because, validUntil } = reading;
  return (
    <div data-reading={name}>
      <p>
        <b>{text}</b>
        {label !== undefined && label !== fact.label && ` ${label}`}
      </p>
      <Meaning of={reading} labels={labels} />
      <p className={state === 'announced' ? undefined : 'proof'} data-mark={state}>
        {measured === undefined ? labels[state] : `${labels[state]} ${measured.by}, ${formatIsoDate(measured.on)}`}
        {reference !== undefined && (
          <>
            {' '}
            <a href={reference.href}>{reference.name}</a>
          </>
        )}
      </p>
      {validUntil !== undefined && <p>{`${labels.validUntil} ${formatIsoDate(validUntil)}.`}</p>}
      <p>
        {labels.pages} {everywhere && labels.everywhere}
        {everywhere && pages.length > 0 && ', '}
        {/* The page for unknown addresses has no address of its own. */}
        {pages.map((page, index) => (
          <Fragment key={page.path}>
            {index > 0 && ', '}
            {page.path === notFoundPath ? page.text : <a href={page.path}>{page.text}</a>}
          </Fragment>
        ))}
      </p>
      {because !== undefined && <p className="meaning">{`${labels.because} ${because}`}</p>}
    </div>
  );
}

interface MeaningProps {
  of: Pick<RegisteredFact, 'definition' | 'period' | 'scale' | 'source'>;
  labels: RegisterLabels;
}

/** The definition, the period, the scale and the source of a figure, if they are known; on paper they are left out. */
function Meaning({ of: { definition, period, scale, source }, labels }: MeaningProps) {
  return (
    <div className="meaning">
      {definition !== undefined && <p>{`${labels.definition} ${definition}`}</p>}
      {period !== undefined && <p>{`${labels.period} ${period}`}</p>}
      {scale !== undefined && <p>{`${labels.scale} ${scale}`}</p>}
      {source !== undefined && <p>{`${labels.source} ${source}`}</p>}
    </div>
  );
}
