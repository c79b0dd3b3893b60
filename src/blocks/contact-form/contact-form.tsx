import { useId } from 'react';
import { NoScriptNote } from '../../forms/no-script-note.tsx';
import { useSite } from '#generated/site-context.tsx';
import type { ContactFormBlock } from '#generated/types.ts';
import { Island } from '../../static/island.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { Section } from '../../ui/section.tsx';
import { contactTopics } from './contact-topics.ts';
import { FreeAuditBox } from './free-audit-box.tsx';

/** The contact form on the wide left, the free audit and two figures beside it. */
export function ContactForm({
  id,
  label,
  heading,
  intro,
  form,
  confirmation,
  items,
  audit,
  figures,
}: ContactFormBlock) {
  const headingId = useId();
  const { settings, tables } = useSite();
  return (
    <Section id={id} labelledBy={headingId}>
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 mb-10 max-w-prose">{intro}</p>
          <NoScriptNote />
          <Island
            name="contact-form"
            props={{
              texts: form,
              confirmation,
              topics: contactTopics(tables, items),
              forms: settings.forms,
              email: settings.contact.email,
            }}
          />
        </div>
        <div className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
          <FreeAuditBox audit={audit} />
          <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8">
            {figures.map((figure) => (
              <FigureCell key={figure.label} figure={figure} />
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
