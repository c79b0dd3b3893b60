import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { WebinarProgrammeBlock } from '#generated/types.ts';
import { ScriptIsland } from '../../static/island.tsx';
import { isoOfFrenchDate } from '../../shared/dates.ts';
import { Section } from '../../ui/section.tsx';
import { Confirmation } from './confirmation.tsx';
import { Session } from './session.tsx';

/**
 * All webinars in one list, in order of date. Past or to come is not said here: a page built long ago would be wrong.
 * A script moves what is over into the second list; without it, the note says what the buttons give after the date.
 */
export function WebinarProgramme({
  heading,
  note,
  splitNote,
  groups,
  labels,
  recordingHref,
  confirmation,
}: WebinarProgrammeBlock) {
  const headingId = useId();
  const confirmationId = useId();
  const webinars = useSite()
    .tables.webinars.map((webinar) => ({ webinar, iso: isoOfFrenchDate(webinar.date) }))
    .toSorted((a, b) => a.iso.localeCompare(b.iso));
  const longestMinutes = Math.max(...webinars.map(({ webinar }) => webinar.duration));
  const groupHeading = 'mb-6 label text-azure';
  return (
    <Section labelledBy={headingId}>
      <ScriptIsland name="webinar-programme" className="flex flex-col *:data-island-error:order-first">
        <header className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-baseline">
          <h2 id={headingId} className="text-h2 lg:col-span-5">
            {heading}
          </h2>
          <p className="max-w-prose in-data-alive:hidden lg:col-span-6 lg:col-start-7">{note}</p>
          <p className="hidden max-w-prose in-data-alive:block lg:col-span-6 lg:col-start-7">{splitNote}</p>
        </header>
        <div data-group="upcoming" className="mt-14">
          <h3 className={`${groupHeading} in-data-alive:hidden`}>{groups.all}</h3>
          <h3 className={`${groupHeading} hidden in-data-alive:block`}>{groups.upcoming}</h3>
          <ol className="border-b border-line-strong">
            {webinars.map(({ webinar, iso }) => (
              <Session
                key={webinar.id}
                longestMinutes={longestMinutes}
                webinar={webinar}
                iso={iso}
                labels={labels}
                recordingHref={recordingHref}
                confirmationId={confirmationId}
              />
            ))}
          </ol>
          <p data-none="" hidden className="border-y border-line-strong py-10 text-strong">
            {groups.none}
          </p>
        </div>
        <div data-group="past" data-past="" hidden className="mt-20">
          <h3 className={groupHeading}>{groups.past}</h3>
          <ol className="border-b border-line-strong" />
        </div>
        <Confirmation id={confirmationId} confirmation={confirmation} />
      </ScriptIsland>
    </Section>
  );
}
