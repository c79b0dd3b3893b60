import { useSite } from '#generated/site-context.tsx';
import { ContactLink } from '../ui/contact-link.tsx';

/** Shown above a form in a browser without JavaScript: where to write instead. For static markup, outside of islands. */
export function NoScriptNote() {
  const { forms, contact } = useSite().settings;
  return (
    <noscript>
      <p className="mb-10 border-l-2 border-amber pl-4 text-strong">
        {forms.noScript} <ContactLink kind="email" value={contact.email} />.
      </p>
    </noscript>
  );
}
