import type { FormWay, FormWays } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';

/** The ways to ask without the form, side by side. They need no script. */
export function WayList({ ways: { heading, items } }: { ways: FormWays }) {
  return (
    <div className="mt-16 border-t border-line-strong pt-6">
      <h3 className="label font-normal text-quiet">{heading}</h3>
      <ul className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {items.map((way) => (
          <Way key={way.label} way={way} />
        ))}
      </ul>
    </div>
  );
}

function Way({ way: { label, text, email, phone, action } }: { way: FormWay }) {
  const className = 'mt-3 inline-block py-0.5 font-mono text-strong';
  return (
    <li>
      <h4 className="text-h3">{label}</h4>
      <p className="mt-1.5 text-small">{text}</p>
      {email !== undefined && <ContactLink kind="email" value={email} className={className} />}
      {phone !== undefined && <ContactLink kind="phone" value={phone} className={className} />}
      {action !== undefined && (
        <div className="mt-1">
          <ActionLink action={action} style="tertiary" />
        </div>
      )}
    </li>
  );
}
