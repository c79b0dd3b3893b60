import { useId } from 'react';
import type { DemoBookingBlock, DemoHalfDay, DemoWay } from '../../generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { Section } from '../../ui/section.tsx';

/** The day as two rows of one-hour slots, then the ways to ask for one. */
export function DemoBooking({ id, label, heading, intro, days, daysNote, waysHeading, ways }: DemoBookingBlock) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} tone="inset">
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose">{intro}</p>
          <div className="mt-10 space-y-6">
            {days.map((day) => (
              <HalfDay key={day.label} day={day} />
            ))}
          </div>
          <p className="mt-5 text-small text-quiet">{daysNote}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h3 className="label font-normal text-quiet">{waysHeading}</h3>
          <ul className="mt-5 border-t border-line-strong">
            {ways.map((way) => (
              <Way key={way.label} way={way} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function HalfDay({ day: { label, slots } }: { day: DemoHalfDay }) {
  const labelId = useId();
  return (
    <div>
      <h3 id={labelId} className="text-small font-normal text-quiet">
        {label}
      </h3>
      <ul
        aria-labelledby={labelId}
        className="mt-3 grid grid-cols-3 overflow-hidden rounded-lg border border-line-strong bg-ink"
      >
        {slots.map((slot) => (
          <li
            key={slot}
            className="border-line px-2 py-5 text-center font-mono text-lead text-strong tabular-nums not-first:border-l sm:text-figure"
          >
            <time dateTime={slot}>{slot}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Way({ way: { label, text, email, phone, action } }: { way: DemoWay }) {
  const className = 'mt-3 inline-block py-0.5 font-mono text-lead text-strong tabular-nums';
  return (
    <li className="border-b border-line py-6">
      <h4 className="text-h3">{label}</h4>
      <p className="mt-1.5 text-small">{text}</p>
      {email !== undefined && <ContactLink kind="email" value={email} className={className} />}
      {phone !== undefined && <ContactLink kind="phone" value={phone} className={className} />}
      {action !== undefined && (
        <div className="mt-2">
          <ActionLink action={action} style="tertiary" />
        </div>
      )}
    </li>
  );
}
