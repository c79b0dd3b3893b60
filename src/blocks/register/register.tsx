import { Fragment } from 'react';
import type { RegisterBlock } from '#generated/types.ts';
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx';
import { FactEntry } from './fact-entry.tsx';
import { SourceCard } from './source-card.tsx';

/** The register of figures: how it is made, then one entry for each fact, under a page that shows it. */
export function Register({ method, groups, labels, ...opening }: RegisterBlock) {
  return (
    <DocumentPage {...opening} entries={[method, ...groups]}>
      <DocumentSection id={method.id} title={method.title} index={0}>
        <ul className="points mt-5 max-w-prose">
          {method.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </DocumentSection>
      {groups.map(({ id, title, shelves }, index) => (
        <DocumentSection key={id} id={id} title={title} index={index + 1}>
          {shelves?.map((shelf) => (
            <Fragment key={shelf.title ?? ''}>
              <h3 className="mt-10 mb-3 text-h3">{shelf.title ?? labels.everywhereHeading}</h3>
              <ul>
                {shelf.facts.map((fact) => (
                  <FactEntry key={fact.id} fact={fact} labels={labels} />
                ))}
              </ul>
            </Fragment>
          ))}
        </DocumentSection>
      ))}
      <SourceCard labels={labels} />
    </DocumentPage>
  );
}
