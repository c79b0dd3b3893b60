import { useSite } from '#generated/site-context.tsx';
import type { LegalDocumentBlock } from '#generated/types.ts';
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx';
import { formatIsoDate } from '../../ui/format-date.ts';
import { holdsFor } from './holds-for.ts';
import { LegalPartView } from './legal-part.tsx';

/** A page of law, as the settings of the site make it true: what is to be read once stands in paragraphs, what is to be looked up in ruled lines. */
export function LegalDocument(block: LegalDocumentBlock) {
  const { label, heading, intro, updatedLabel, updated, indexLabel, sections } = block;
  const { settings } = useSite();
  const note = (
    <>
      {updatedLabel} <time dateTime={updated}>{formatIsoDate(updated)}</time>
    </>
  );
  return (
    <DocumentPage label={label} heading={heading} intro={intro} note={note} indexLabel={indexLabel} entries={sections}>
      {sections.map(({ id, title, parts }, index) => (
        <DocumentSection key={id} id={id} title={title} index={index}>
          {parts
            .filter(({ when }) => holdsFor(when, settings))
            .map((part, place) => (
              <LegalPartView key={place} part={part} />
            ))}
        </DocumentSection>
      ))}
    </DocumentPage>
  );
}
