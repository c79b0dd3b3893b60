import { locale } from '#generated/locale.ts';
import type { AgendaBlock, ScheduledEvent } from '#generated/types.ts';
import { accentOf } from '../../ui/class-names.ts';
import { formatTime, minutesOf } from '../../shared/dates.ts';
import { CalendarLink, EventDate } from './event-parts.tsx';
import { lastDayOf } from '../../ui/days.ts';
import { calledOff } from '../../ui/event-details.ts';
import { countOf } from '../../ui/format-numbers.ts';
import { readIsoDate } from '../../ui/format-dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { Badge } from '../../ui/marks.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { requestHref } from '../../ui/addresses.ts';

interface Props {
  event: ScheduledEvent;
  /** The duration of the longest session, which fills the bar. */
  longestMinutes: number;
  block: AgendaBlock;
  messageId: string;
}

/**
 * One line of the programme: when, what, how long. Once it is over (`data-past`) the line is quieter, and offers the recording
 * instead of the session.
 */
export function Session({ event, longestMinutes, block, messageId }: Props) {
  const { recording, labels } = block;
  const { id, anchor, title, description, category, duration, presenter, capacity } = event;
  const titleId = `${anchor}-titre`;
  const isPast = event.status === 'past';
  const off = calledOff(event);
  return (
    <li
      id={anchor}
      data-date={lastDayOf(event)}
      data-past={isPast ? '' : undefined}
      className={`grid gap-x-8 gap-y-6 border-t border-line-strong py-10 sm:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_1fr_15rem] ${accentOf(category?.accent)}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-2 sm:block">
        <EventDate date={event.date} look="programme" />
        <span className="mt-3 block text-small text-quiet first-letter:uppercase">
          {readIsoDate(event.date).weekday}, {formatTime(minutesOf(event.time), locale)} {labels.timeZone}
        </span>
      </p>
      <div>
        {category !== undefined && (
          <p className="mb-3 flex items-center gap-3 label text-accent">
            {category.icon !== undefined && <Icon name={category.icon} className="size-5" />}
            {category.label}
          </p>
        )}
        <h4 id={titleId} className="font-display text-lead leading-snug font-semibold">
          {title}
        </h4>
        {description !== undefined && <p className="mt-3 max-w-prose">{description}</p>}
        {presenter !== undefined && (
          <p className="mt-4 text-small text-quiet">
            {labels.presenter} <span className="text-body">{presenter}</span>
          </p>
        )}
      </div>
      <div className="sm:col-start-2 lg:col-start-3">
        {duration !== undefined && (
          <>
            <p className="figure text-strong">
              {duration}
              <span className="unit text-quiet"> {locale.words.minutes}</span>
            </p>
            <RangeBar min={0} max={duration} scaleMax={longestMinutes} className="mt-3 h-1" />
          </>
        )}
        <div className="mt-3 grid justify-items-start gap-5">
          {capacity !== undefined && labels.capacity !== undefined && (
            <p className="text-small text-quiet">{countOf(capacity, labels.capacity)}</p>
          )}
          <div
            data-when="upcoming"
            hidden={isPast}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:flex-col lg:items-start"
          >
            {off === undefined ? (
              <Register event={event} block={block} titleId={titleId} messageId={messageId} />
            ) : (
              <Badge>{off}</Badge>
            )}
            {off === undefined && labels.calendar !== undefined && (
              <CalendarLink label={labels.calendar} anchor={anchor} />
            )}
          </div>
          {recording !== undefined && (
            <a
              id={`${anchor}-recording`}
              href={requestHref(recording.href, id)}
              aria-labelledby={`${anchor}-recording ${titleId}`}
              data-when="past"
              hidden={!isPast}
              className="button-secondary"
            >
              {recording.label}
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

/** Opens the form, or the message: by itself, it needs no script. */
function Register({ event, block, titleId, messageId }: Omit<Props, 'longestMinutes'> & { titleId: string }) {
  const { id, anchor, registered = false } = event;
  const { label, joined = label, href } = block.register;
  const text = registered ? joined : label;
  const own = {
    id: `${anchor}-register`,
    'aria-labelledby': `${anchor}-register ${titleId}`,
    className: registered ? 'button-primary' : 'button-secondary',
  };
  if (href !== undefined)
    return (
      <a href={requestHref(href, id)} {...own}>
        {text}
      </a>
    );
  return (
    <button type="button" popoverTarget={messageId} popoverTargetAction="show" data-request={id} {...own}>
      {text}
    </button>
  );
}
