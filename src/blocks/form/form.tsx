import type { FormAside as Aside, FormBlock, FormWays, Form } from '#generated/types.ts';
import { PhoneLink } from '../../ui/contact-link.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { FigureList } from '../../ui/figures.tsx';
import { PlacedAction } from '../../ui/action-link.tsx';
import { BarList } from '../../ui/bar-list.tsx';
import { TextList } from '../../ui/lists.tsx';
import { deliverySettings } from '../../forms/hidden-fields.tsx';
import { Island } from '../../frame/island.tsx';
import { useSettings } from '../../ui/site-context.ts';

/** A form, with an offer or what comes next beside it, and the other ways to get in touch below. */
export function Form({ form, aside, ways }: FormBlock) {
  return (
    <>
      {aside === undefined ? (
        <FormPlace form={form} />
      ) : (
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8">
            <FormPlace form={form} />
          </div>
          <div className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
            <FormAside aside={aside} />
          </div>
        </div>
      )}
      {ways !== undefined && <WayList ways={ways} />}
    </>
  );
}

/** The box beside the form: its content, bars on one scale and an action; figures below it. */
function FormAside({ aside }: { aside: Aside }) {
  const { heading, text, points, bars, graduation, action, figures } = aside;
  return (
    <>
      <div className="rounded-lg border border-line-strong bg-raised p-6 sm:p-8">
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-6 text-small">{text}</p>
        {points !== undefined && (
          <TextList
            items={points}
            className="mt-5 border-b border-line text-small"
            line="border-t border-line py-3 text-strong"
          />
        )}
        {bars !== undefined && (
          <div className="accent-azure mt-6 border-t border-line pt-6">
            <BarList bars={bars} graduation={graduation} hasSources />
          </div>
        )}
        <PlacedAction action={action} className="mt-6" style="secondary" />
      </div>
      {figures !== undefined && <FigureList figures={figures} className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8" />}
    </>
  );
}

/** The ways to get in touch without the form, side by side. They need no script. */
function WayList({ ways: { heading, items } }: { ways: FormWays }) {
  const contact = 'mt-1 py-2.5 font-mono text-strong';
  return (
    <div className="mt-16 border-t border-line-strong pt-6">
      <h3 className="label font-normal text-quiet">{heading}</h3>
      <ul className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {items.map(({ label, text, email, phone, action }) => (
          <li key={label} className="flex flex-col items-start">
            <h4 className="text-h3">{label}</h4>
            <p className="mt-1.5 grow text-small">{text}</p>
            {email !== undefined && <EmailLink value={email} className={contact} />}
            {phone !== undefined && <PhoneLink value={phone} className={contact} />}
            <PlacedAction action={action} className="mt-1" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A form in a page: a note for browsers without JavaScript where they cannot send it, then the application, whose markup is posted where its script fails. */
export function FormPlace({ form }: { form: Form }) {
  const { forms, contact } = useSettings();
  const settings = deliverySettings(form, forms);
  const note = settings.delivery === 'none' && (
    <>
      {settings.noScript} <EmailLink value={contact.email} />.
    </>
  );
  return (
    <>
      {note && (
        <noscript>
          <p className="mb-10 border-l-2 border-amber pl-4 text-strong">{note}</p>
        </noscript>
      )}
      <Island
        name="form"
        id={`form-${form.id}`}
        props={{ form, settings, email: contact.email }}
        error={note || settings.stillSends}
      />
    </>
  );
}
