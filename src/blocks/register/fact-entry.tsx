import { Fragment } from 'react';
import type { RegisteredFact, RegisteredPage, RegisteredReading, RegisterLabels } from '#generated/types.ts';
import { formatIsoDate } from '../../ui/format-dates.ts';
import { notFoundPath } from '../../ui/addresses.ts';

interface Props {
  fact: RegisteredFact;
  labels: RegisterLabels;
}

/** A fact under its own anchor: its label and source, then each reading as a figure beside its details. */
export function FactEntry({ fact, labels }: Props) {
  return (
    <li id={fact.id} className="fact">
      <h4>
        <a href={`#${fact.id}`}>{fact.label}</a>
      </h4>
      {fact.readings.map((reading) => (
        <Reading key={reading.name ?? ''} reading={reading} fact={fact} labels={labels} />
      ))}
      <Meaning of={fact} labels={labels} />
      <p>
        {labels.source} {fact.source}
      </p>
    </li>
  );
}

function Reading({ reading, fact, labels }: Props & { reading: RegisteredReading }) {
  const { label, text, source, pages, everywhere, because, doubts, drafted, validUntil } = reading;
  return (
    <>
      <p>
        <b>{text}</b>
        {label !== undefined && label !== fact.label && <> {label}.</>} {labels.pages} {everywhere && labels.everywhere}
        {everywhere && pages.length > 0 && ', '}
        {pages.map((page, index) => (
          <Fragment key={page.path}>
            {index > 0 && ', '}
            <PageLink page={page} />
          </Fragment>
        ))}
      </p>
      <Meaning of={reading} labels={labels} />
      {source !== undefined && <p>{`${labels.source} ${source}`}</p>}
      {validUntil !== undefined && <p>{`${labels.validUntil} ${formatIsoDate(validUntil)}.`}</p>}
      {because !== undefined && <p>{`${labels.because} ${because}`}</p>}
      {doubts.map((doubt) => (
        <p key={doubt} className="text-amber">
          {`${labels.doubt} ${doubt}`}
        </p>
      ))}
      {drafted.map((field) => (
        <p key={field}>{mention(field, labels)}</p>
      ))}
    </>
  );
}

/** The definition, the period and the scale of a figure, if they are known. */
function Meaning({
  of: { definition, period, scale },
  labels,
}: {
  of: Pick<RegisteredFact, 'definition' | 'period' | 'scale'>;
  labels: RegisterLabels;
}) {
  return (
    <>
      {definition !== undefined && <p>{`${labels.definition} ${definition}`}</p>}
      {period !== undefined && <p>{`${labels.period} ${period}`}</p>}
      {scale !== undefined && <p>{`${labels.scale} ${scale}`}</p>}
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

function mention(field: string, labels: RegisterLabels): string {
  if (field === 'label') return labels.draftedLabel;
  if (field === 'unit') return labels.draftedUnit;
  return field === 'validUntil' ? labels.draftedDate : labels.draftedValue;
}
