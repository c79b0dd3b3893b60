import { useSite } from '#generated/site-context.tsx';
import type { Form } from '#generated/types.ts';
import { NoScriptNote } from '../forms/no-script-note.tsx';
import { Island } from './island.tsx';

/** A form in a page: what to do without JavaScript, then the application, with what the forms of the site share. */
export function FormPlace({ form }: { form: Form }) {
  const { forms: settings, contact } = useSite().settings;
  return (
    <>
      <NoScriptNote text={settings.noScript} email={contact.email} />
      <Island name="form" id={`form-${form.id}`} props={{ form, settings, email: contact.email }} />
    </>
  );
}
