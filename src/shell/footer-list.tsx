import type { ReactNode } from 'react';
import type { NavigationList } from '../generated/types.ts';
import { currentPage } from './current-page.ts';

/** A titled list of links, with room for an action below. */
export function FooterList({
  list,
  pathname,
  children,
}: {
  list: NavigationList;
  pathname: string;
  children?: ReactNode;
}) {
  return (
    <div>
      <h2 className="label text-quiet">{list.title}</h2>
      <ul className="mt-4">
        {list.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={currentPage(link.href, pathname)} className="footer-link">
              {link.name}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
