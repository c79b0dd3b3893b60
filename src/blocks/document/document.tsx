import type { DocumentBlock } from '#generated/types.ts';
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx';
import { formatIsoDate } from '../../ui/format-date.ts';
import { DocumentPart } from './document-part.tsx';

/** A page of text: what is to be read once stands in paragraphs, what is to be looked up in ruled lines. */
export function Document({ updatedLabel, updated, sections, ...opening }: DocumentBlock) {
  const note =
    updated === undefined ? undefined : (
      <>
        {updatedLabel} <time dateTime={updated}>{formatIsoDate(updated)}</time>
      </>
    );
  return (
    <DocumentPage {...opening} note={note} entries={sections}>
      {sections.map(({ id, title, parts }, index) => (
        <DocumentSection key={id} id={id} title={title} index={index}>
          {parts.map((part, place) => (
            <DocumentPart key={place} part={part} />
          ))}
        </DocumentSection>
      ))}
    </DocumentPage>
  );
}
