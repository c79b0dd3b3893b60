import { locale } from '#generated/locale.ts';
import type { Webinar, WebinarLabels } from '#generated/types.ts';
import { calendarEntryId } from '../../ui/calendar-entry-id.ts';
import { CalendarLink } from '../../ui/calendar-link.tsx';
import { DayNumber } from '../../ui/day-number.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { Icon } from '../../ui/icon.tsx';
import { readIsoDate } from '../../ui/format-date.ts';
import { requestHref } from '../../ui/request-href.ts';

const colors: Record<Webinar['color'], { text: string; bar: string }> = {
  azure: { text: 'text-azure', bar: 'fill-azure' },
  amber: { text: 'text-amber', bar: 'fill-amber' },
  mint: { text: 'text-mint', bar: 'fill-mint' },
  violet: { text: 'text-violet', bar: 'fill-violet' },
};

/**
 * One line of the programme: when, what, how long. The button opens the confirmation by itself: it needs no script.
 * In the list of what is over (`data-past`) the line is quieter, and offers the recording instead of the session.
 */
export function Session({
  webinar,
  iso,
  longestMinutes,
  labels,
  recordingHref,
  confirmationId,
}: {
  webinar: Webinar;
  iso: string;
  /** What fills the bar: the duration of the longest session. */
  longestMinutes: number;
  labels: WebinarLabels;
  recordingHref: string;
  confirmationId: string;
}) {
  const { text, bar } = colors[webinar.color];
  const { day, ordinal, month, year, weekday } = readIsoDate(iso);
  const entryId = calendarEntryId('webinaire', webinar.id);
  const title = <span className="sr-only">{` «\u202F${webinar.title}\u202F»`}</span>;
  const button = webinar.registered ? 'button-primary' : 'button-secondary';
  return (
    <li id={entryId} data-date={iso} className="grid gap-x-8 gap-y-6 border-t border-line-strong py-10 lg:grid-cols-12">
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-2 lg:col-span-3 lg:block">
        <time dateTime={iso} className="flex items-baseline gap-3 lg:items-end">
          <DayNumber day={day} ordinal={ordinal} className="text-strong in-data-past:text-quiet" />{' '}
          <span className="max-lg:flex max-lg:gap-2">
            <span className="block label text-strong in-data-past:text-quiet">{month}</span>{' '}
            <span className="block label text-quiet">{year}</span>
          </span>
        </time>
        <span className="block text-small text-quiet first-letter:uppercase lg:mt-4">
          {weekday}, {webinar.time} {labels.timeZone}
        </span>
      </p>
      <div className="lg:col-span-6">
        <p className={`flex items-center gap-3 label ${text}`}>
          <Icon name={webinar.icon} className="size-5" />
          {webinar.category}
        </p>
        <h4 id={`${entryId}-titre`} className="mt-3 font-display text-lead leading-snug font-semibold">
          {webinar.title}
        </h4>
        <p className="mt-3 max-w-prose">{webinar.description}</p>
        <p className="mt-4 text-small text-quiet">
          {labels.presenter} <span className="text-body">{webinar.presenter}</span>
        </p>
      </div>
      <div className="lg:col-span-3">
        <p className="figure text-strong">
          {webinar.duration}
          <span className="unit text-quiet"> {locale.words.minutes}</span>
        </p>
        <svg className="mt-3 h-1 w-full" aria-hidden="true">
          <rect className="fill-line-strong" width="100%" height="100%" />
          <rect className={bar} width={`${(webinar.duration / longestMinutes) * 100}%`} height="100%" />
        </svg>
        <div className="mt-3 grid justify-items-start gap-5">
          <p className="text-small text-quiet">
            {formatCount(webinar.attendees)} {labels.attendees}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 in-data-past:hidden lg:flex-col lg:items-start">
            <button
              type="button"
              popoverTarget={confirmationId}
              popoverTargetAction="show"
              data-webinar={webinar.id}
              className={button}
            >
              {webinar.registered ? labels.join : labels.register}
              {title}
            </button>
            <CalendarLink label={labels.calendar} entryId={entryId} />
          </div>
          <a
            href={requestHref(recordingHref, webinar.id)}
            data-recording=""
            className="button-secondary not-in-data-past:hidden"
          >
            {labels.recording}
            {title}
          </a>
        </div>
      </div>
    </li>
  );
}
