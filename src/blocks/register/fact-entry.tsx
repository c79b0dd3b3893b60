import { Fragment } from 'react';
import type {
  RegisteredFact,
  RegisteredPage,
  RegisteredReading,
  RegisterGroup,
  RegisterLabels,
} from '#generated/types.ts';
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

/** A fact under its own anchor: its label, then each reading as a figure with its state and the pages that show it, then its meaning. */
export function FactEntry({ fact, labels }: Props) {
  return (
    <li id={fact.id} className="fact" data-state={statesOf([fact])}>
      <h5>
        <a href={`#${fact.id}`}>{fact.label}</a>
      </h5>
      {fact.readings.map((reading) => (
        <Reading key={reading.name ?? ''} reading={reading} fact={fact} labels={labels} />
      ))}
      <Meaning of={fact} labels={labels} />
    </li>
  );
}

function Reading({ reading, fact, labels }: Props & { reading: RegisteredReading }) {
  const { label, text, state, measured, pages, everywhere, because, validUntil } = reading;
  return (
    <>
      <p>
        <b>{text}</b>
        {label !== undefined && label !== fact.label && ` ${label}`}
      </p>
      <p className="state" data-mark={state}>
        {measured === undefined ? labels[state] : `${labels[state]} ${measured.by}, ${formatIsoDate(measured.on)}`}
      </p>
      {because !== undefined && <p>{`${labels.because} ${because}`}</p>}
      <Meaning of={reading} labels={labels} />
      {validUntil !== undefined && <p>{`${labels.validUntil} ${formatIsoDate(validUntil)}.`}</p>}
      <p>
        {labels.pages} {everywhere && labels.everywhere}
        {everywhere && pages.length > 0 && ', '}
        {pages.map((page, index) => (
          <Fragment key={page.path}>
            {index > 0 && ', '}
            <PageLink page={page} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

interface MeaningProps {
  of: Pick<RegisteredFact, 'definition' | 'period' | 'scale' | 'source'>;
  labels: RegisterLabels;
}

/** The definition, the period, the scale and the source of a figure, if they are known. */
function Meaning({ of: { definition, period, scale, source }, labels }: MeaningProps) {
  return (
    <>
      {definition !== undefined && <p>{`${labels.definition} ${definition}`}</p>}
      {period !== undefined && <p>{`${labels.period} ${period}`}</p>}
      {scale !== undefined && <p>{`${labels.scale} ${scale}`}</p>}
      {source !== undefined && <p>{`${labels.source} ${source}`}</p>}
    </>
  );
}

/**
 * A page by its address. The page for unknown addresses has no address of its own: its title is shown.
 */
function PageLink({ page: { path, text } }: { page: RegisteredPage }) {
  if (path === notFoundPath) return text;
  return <a href={path}>{text}</a>;
}
