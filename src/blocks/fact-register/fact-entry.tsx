import { Fragment } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { FactRegisterLabels, RegisteredFact, RegisteredReading } from '#generated/types.ts';
import { formatIsoDate } from '../../ui/format-date.ts';
import { notFoundPath } from '../../ui/not-found-path.ts';

/** A fact under its own anchor: its label and source, then each reading as a figure beside what is known of it. */
export function FactEntry({ fact, labels }: { fact: RegisteredFact; labels: FactRegisterLabels }) {
  return (
    <li id={fact.id} className="fact">
      <h4>
        <a href={`#${fact.id}`}>{fact.label}</a>
      </h4>
      {fact.readings.map((reading) => (
        <Reading key={reading.name ?? ''} reading={reading} fact={fact} labels={labels} />
      ))}
      <p>
        {labels.source} {fact.source}
      </p>
    </li>
  );
}

function Reading({
  reading: { label, text, source, pages, everywhere, ...said },
  fact,
  labels,
}: {
  reading: RegisteredReading;
  fact: RegisteredFact;
  labels: FactRegisterLabels;
}) {
  return (
    <>
      <p>
        <b>{text}</b>
        {label !== undefined && label !== fact.label && <> {label}.</>} {labels.pages} {everywhere && labels.everywhere}
        {everywhere && pages.length > 0 && ', '}
        {pages.map((path, index) => (
          <Fragment key={path}>
            {index > 0 && ', '}
            <PageLink path={path} />
          </Fragment>
        ))}
      </p>
      {source !== undefined && (
        <p>
          {labels.source} {source}
        </p>
      )}
      <Remarks {...said} labels={labels} />
    </>
  );
}

/**
 * A page by its address. That of the home page is one sign, too little to aim at: its name is added. The one for unknown addresses
 * has none that answers: its title is said.
 */
function PageLink({ path }: { path: string }) {
  const page = useSite().pages.find((candidate) => candidate.path === path);
  if (path === notFoundPath) return page?.head.title;
  const name = path === '/' ? page?.name : undefined;
  return <a href={path}>{name === undefined ? path : `${path} (${name})`}</a>;
}

function Remarks({
  because,
  doubts,
  drafted,
  validUntil,
  labels,
}: Pick<RegisteredReading, 'because' | 'doubts' | 'drafted' | 'validUntil'> & { labels: FactRegisterLabels }) {
  return (
    <>
      {validUntil !== undefined && (
        <p>
          {labels.validUntil} {formatIsoDate(validUntil)}.
        </p>
      )}
      {because !== undefined && (
        <p>
          {labels.because} {because}
        </p>
      )}
      {doubts.map((doubt) => (
        <p key={doubt} className="text-amber">
          {labels.doubt} {doubt}
        </p>
      ))}
      {drafted.map((field) => (
        <p key={field}>{mention(field, labels)}</p>
      ))}
    </>
  );
}

function mention(field: string, labels: FactRegisterLabels): string {
  if (field === 'label') return labels.draftedLabel;
  if (field === 'unit') return labels.draftedUnit;
  return field === 'validUntil' ? labels.draftedDate : labels.draftedValue;
}
