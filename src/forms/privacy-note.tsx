import type { SiteForms } from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';

/** What becomes of what is typed (GDPR, article 13): nothing leaves the browser, or who receives it and why. */
export function PrivacyNote({ forms: { delivery, privacy } }: { forms: SiteForms }) {
  return (
    <div className="max-w-prose text-small text-quiet">
      <p>
        <strong className="font-medium text-body">{privacy.title}.</strong>{' '}
        {delivery === 'none' ? privacy.notSent : privacy.sent}
      </p>
      {privacy.link !== undefined && <ActionLink action={privacy.link} style="tertiary" />}
    </div>
  );
}
