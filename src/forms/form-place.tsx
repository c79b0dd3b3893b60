import type { Form } from '#generated/types.ts';
import { deliverySettings } from './delivery-settings.ts';
import { Island } from '../frame/island.tsx';
import { useSettings } from '../frame/settings-context.ts';
import { ContactLink } from '../ui/contact-link.tsx';

/** A form in a page: what to do without JavaScript where it could not be sent, then the application, with what the forms of the site share. */
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

/** Shown above a form in a browser without JavaScript: where to write instead. For static markup, outside of islands. */
function NoScriptNote({ text, email }: { text: string; email: string }) {
  return (
    <noscript>
      <p className="mb-10 border-l-2 border-amber pl-4 text-strong">
        {text} <ContactLink kind="email" value={email} />.
      </p>
    </noscript>
  );
}
