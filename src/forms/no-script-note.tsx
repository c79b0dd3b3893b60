import { ContactLink } from '../ui/contact-link.tsx';

/** Shown above a form in a browser without JavaScript: where to write instead. For static markup, outside of islands. */
export function NoScriptNote({ text, email }: { text: string; email: string }) {
  return (
    <noscript>
      <p className="mb-10 border-l-2 border-amber pl-4 text-strong">
        {text} <ContactLink kind="email" value={email} />.
      </p>
    </noscript>
  );
}
