import { useId } from 'react';
import type { NotFoundBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ChatNotice } from '../../ui/chat-notice.tsx';

/** What an unknown address shows: the code as a large figure, what happened, and a ruled list of pages to go on with. */
export function NotFound({ code, heading, text, linksTitle, links, actions }: NotFoundBlock) {
  const linksId = useId();
  return (
    <section className="wrap grid gap-x-12 gap-y-16 py-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="figure-xl text-amber">{code}</p>
        <h1 className="mt-8 text-h1">{heading}</h1>
        <p className="mt-6 max-w-prose text-lead">{text}</p>
        <div className="mt-10 flex flex-wrap gap-4">
          {actions.map((action, index) => (
            <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
          ))}
          <ChatNotice actions={actions} className="w-full" />
        </div>
      </div>
      <nav aria-labelledby={linksId} className="lg:col-span-5">
        <h2 id={linksId} className="pb-4 label text-quiet">
          {linksTitle}
        </h2>
        <ul className="border-b border-line">
          {links.map((link) => (
            <li key={link.href} className="border-t border-line transition-colors duration-150 hover:border-amber">
              <a href={link.href} className="block py-4">
                <span className="font-medium text-strong">{link.name}</span>
                <span className="block text-small text-quiet">{link.description}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
