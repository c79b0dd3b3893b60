import type { Form } from '#generated/types.ts';
import { deliverySettings } from '../forms/delivery-settings.ts';
import { NoScriptNote } from '../forms/no-script-note.tsx';
import { Island } from './island.tsx';
import { useSettings } from './settings-context.ts';

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
