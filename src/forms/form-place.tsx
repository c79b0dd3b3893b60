import type { Form } from '#generated/types.ts';
import { deliverySettings } from './hidden-fields.tsx';
import { Island } from '../frame/island.tsx';
import { useSettings } from '../ui/site-context.ts';
import { ContactLink } from '../ui/contact-link.tsx';

/** A form in a page: a note for browsers without JavaScript where they cannot send it, then the application. */
export function FormPlace({ form }: { form: Form }) {
  const { forms, contact } = useSettings();
  const settings = deliverySettings(form, forms);
  return (
    <>
      {settings.delivery === 'none' && <NoScriptNote text={settings.noScript} email={contact.email} />}
      <Island name="form" id={`form-${form.id}`} props={{ form, settings, email: contact.email }} />
    </>
  );
}

/** The address to write to instead, in a browser without JavaScript. For static markup, outside of islands. */
function NoScriptNote({ text, email }: { text: string; email: string }) {
  return (
    <noscript>
      <p className="mb-10 border-l-2 border-amber pl-4 text-strong">
        {text} <ContactLink kind="email" value={email} />.
      </p>
    </noscript>
  );
}
