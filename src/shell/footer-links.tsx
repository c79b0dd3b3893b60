import type { NavigationLink } from '#generated/types.ts';
import { currentPage } from './current-page.ts';

/** Links of the footer; the link to the page itself is marked as current. */
export function FooterLinks({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  return (
    <ul className={`link-list ${className}`}>
      {links.map((link) => (
        <li key={link.name}>
          <a href={link.href} {...currentPage(link.href)}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
