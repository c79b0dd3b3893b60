import { useId } from 'react';
import { NoScriptNote } from '../../forms/no-script-note.tsx';
import { useSite } from '#generated/site-context.tsx';
import type { DemoBookingBlock } from '#generated/types.ts';
import { Island } from '../../static/island.tsx';
import { Section } from '../../ui/section.tsx';
import { SplitHeading } from '../../ui/split-heading.tsx';
import { WayList } from './way-list.tsx';

/**
 * The booking desk: heading, then the island (type of session, its panel, the form), then the ways to ask without it.
 * Without JavaScript every programme and slot is readable.
 */
export function DemoBooking({ id, label, heading, intro, waysHeading, ways, type: _, ...texts }: DemoBookingBlock) {
  const headingId = useId();
  const { tables, settings } = useSite();
  return (
    <Section id={id} labelledBy={headingId} tone="raised">
      <SplitHeading id={headingId} label={label} heading={heading} intro={intro} />
      <div className="mt-12 md:mt-16">
        <NoScriptNote />
        <Island
          name="demo-booking"
          props={{ ...texts, types: tables.demoTypes, forms: settings.forms, email: settings.contact.email }}
        />
      </div>
      <WayList heading={waysHeading} ways={ways} />
    </Section>
  );
}
