import { Fragment } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { FactRegisterBlock } from '#generated/types.ts';
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx';
import { FactEntry } from './fact-entry.tsx';
import { groupFacts } from './group-facts.ts';

/** The register of figures: how it is made, then one entry for each fact, under a page that shows it. */
export function FactRegister({ label, heading, intro, indexLabel, method, groups, labels }: FactRegisterBlock) {
  const { factRegister, pages } = useSite();
  const filled = groupFacts(factRegister, groups, pages);
  return (
    <DocumentPage label={label} heading={heading} intro={intro} indexLabel={indexLabel} entries={[method, ...filled]}>
      <DocumentSection id={method.id} title={method.title} index={0}>
        <ul className="mt-5 grid max-w-prose list-disc gap-2 pl-5 marker:text-quiet">
          {method.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </DocumentSection>
      {filled.map(({ id, title, shelves }, index) => (
        <DocumentSection key={id} id={id} title={title} index={index + 1}>
          {shelves.map(({ page, facts }) => (
            <Fragment key={page?.path ?? ''}>
              <h3 className="mt-10 mb-3 text-h3">{page?.head.title ?? labels.everywhereHeading}</h3>
              <ul>
                {facts.map((fact) => (
                  <FactEntry key={fact.id} fact={fact} labels={labels} />
                ))}
              </ul>
            </Fragment>
          ))}
        </DocumentSection>
      ))}
    </DocumentPage>
  );
}
