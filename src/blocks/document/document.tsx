import type { DocumentBlock, TextPart, TextRow } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { MarkedText } from '../../ui/contact-link.tsx';
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx';
import { formatIsoDate } from '../../ui/format-dates.ts';
import { PairList } from '../../ui/pair-list.tsx';

/** A page of text: paragraphs for continuous reading, ruled lines for details to look up. */
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

/** A paragraph, a list, ruled lines, sheets or links: the content of the part. */
function DocumentPart({ part: { text, items, rows, sheets, links } }: { part: TextPart }) {
  return (
    <>
      {text !== undefined && (
        <p className="mt-5 max-w-prose">
          <MarkedText>{text}</MarkedText>
        </p>
      )}
      {items !== undefined && (
        <ul className="points mt-4 max-w-prose">
          {items.map((item) => (
            <li key={item}>
              <MarkedText>{item}</MarkedText>
            </li>
          ))}
        </ul>
      )}
      <Rows rows={rows} />
      {sheets?.map((sheet) => (
        <div key={sheet.title} className="mt-8 break-inside-avoid border-l border-line-strong pl-5 sm:pl-6">
          <h3 className="flex flex-wrap items-baseline gap-x-4 text-h3">
            {sheet.title}
            {sheet.code !== undefined && (
              <code className="font-mono text-small font-normal text-accent">{sheet.code}</code>
            )}
          </h3>
          <Rows rows={sheet.rows} />
        </div>
      ))}
      {links !== undefined && (
        <ul className="mt-4">
          {links.map((action) => (
            <li key={action.label}>
              <ActionLink action={action} style="tertiary" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Rows({ rows }: { rows: readonly TextRow[] | undefined }) {
  return (
    <PairList
      pairs={rows}
      className="mt-4 border-t border-line"
      row="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[12rem_1fr]"
      label="text-small leading-[1.75] text-quiet"
      value="text-strong"
    />
  );
}
