import { useId } from 'react';
import type { HeroPages } from '#generated/types.ts';

/** A ruled list of pages to go on with. */
export function PagesAside({ heading, links, className }: HeroPages & { className: string }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className="pb-4 label text-quiet">
        {heading}
      </h2>
      <ul className="border-b border-line">
        {links.map(({ name, href, text }) => (
          <li key={href} className="border-t border-line transition-colors duration-150 hover:border-accent">
            <a href={href} className="block py-4">
              <span className="font-medium text-strong">{name}</span>
              {text !== undefined && <span className="block text-small text-quiet">{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
