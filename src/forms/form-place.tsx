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
      {settings.delivery === 'none' && (
        <noscript>
          <p className="mb-10 border-l-2 border-amber pl-4 text-strong">
            {settings.noScript} <ContactLink kind="email" value={contact.email} />.
          </p>
        </noscript>
      )}
      <Island name="form" id={`form-${form.id}`} props={{ form, settings, email: contact.email }} />
    </>
  );
}
