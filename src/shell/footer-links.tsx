import type { NavigationLink } from '#generated/types.ts';
import { currentPage } from './current-page.ts';

/** Links of the footer; the one to the page at `pathname` says so. */
export function FooterLinks({
  links,
  pathname,
  className,
}: {
  links: readonly NavigationLink[];
  pathname: string;
  className: string;
}) {
  return (
    <ul className={`link-list ${className}`}>
      {links.map((link) => (
        <li key={link.name}>
          <a href={link.href} aria-current={currentPage(link.href, pathname)}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
