import { useId } from 'react';
import { useSite } from '../../generated/site-context.tsx';
import type { WebinarProgrammeBlock } from '../../generated/types.ts';
import { isoOfFrenchDate } from '../../ui/french-date.ts';
import { Section } from '../../ui/section.tsx';
import { Confirmation } from './confirmation.tsx';
import { Session } from './session.tsx';

/**
 * All webinars in one list, in order of date. Past or to come is not said here: a page built long ago would be wrong.
 * What the buttons promise holds before and after the date (see the note).
 */
export function WebinarProgramme({ heading, note, labels, confirmation }: WebinarProgrammeBlock) {
  const headingId = useId();
  const confirmationId = useId();
  const webinars = useSite()
    .tables.webinars.map((webinar) => ({ webinar, iso: isoOfFrenchDate(webinar.date) }))
    .toSorted((a, b) => a.iso.localeCompare(b.iso));
  return (
    <Section labelledBy={headingId}>
      <header className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-baseline">
        <h2 id={headingId} className="text-h2 lg:col-span-5">
          {heading}
        </h2>
        <p className="max-w-prose lg:col-span-6 lg:col-start-7">{note}</p>
      </header>
      <ol className="mt-14 border-b border-line-strong">
        {webinars.map(({ webinar, iso }) => (
          <Session key={webinar.id} webinar={webinar} iso={iso} labels={labels} confirmationId={confirmationId} />
        ))}
      </ol>
      <Confirmation id={confirmationId} confirmation={confirmation} />
    </Section>
  );
}
