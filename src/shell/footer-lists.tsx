import type { Action, NavigationList, NavigationLink } from '#generated/types.ts';
import { balancedColumns } from '../ui/class-names.ts';
import { FooterActions } from './footer-actions.tsx';
import { currentPage } from './current-page.ts';

interface Props {
  lists: readonly NavigationList[];
  actions: readonly Action[];
  /** Their common name for screen readers. */
  label: string;
}

/** Titled lists of links side by side, at most three in a row; the actions are below the last one. */
export function FooterLists({ lists, actions, label }: Props) {
  const columns = balancedColumns(lists.length, { all: 2, sm: 3 });
  return (
    <nav aria-label={label} className={`grid ${columns} content-start gap-x-3 gap-y-8 lg:col-span-7`}>
      {lists.map(({ heading, items }, index) => {
        const isLast = index === lists.length - 1;
        // On telephones, where lists stand two by two, a third one takes the width of both.
        const isWide = isLast && lists.length === 3;
        return (
          <div key={heading} className={isWide ? 'max-sm:col-span-full' : undefined}>
            <h2 className="label text-quiet">{heading}</h2>
            <FooterLinks links={items} className={`mt-3 ${isWide ? 'grid grid-cols-2 gap-x-3 sm:block' : ''}`} />
            {isLast && <FooterActions actions={actions} />}
          </div>
        );
      })}
    </nav>
  );
}

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
