import type { Action, NavigationList, NavigationLink } from '#generated/types.ts';
import { balancedColumns } from '../ui/class-names.ts';
import { Fold } from '../ui/section.tsx';
import { joinNames } from '../ui/typography.ts';
import { ActionLink, ChatNotice } from '../ui/action-link.tsx';
import { MenuLink } from './current-page.tsx';

interface Props {
  lists: readonly NavigationList[];
  actions: readonly Action[];
  /** Their common name for screen readers. */
  label: string;
}

/** Titled lists of links side by side, at most three in a row; the actions are below the last one. On telephones three are two, under a line that names them, and one. */
export function FooterLists({ lists, actions, label }: Props) {
  const isFolded = lists.length === 3;
  const shown = lists.map(({ heading, items }, index) => {
    const isLast = index === lists.length - 1;
    return (
      <div key={heading}>
        <h2 className="label text-quiet">{heading}</h2>
        <FooterLinks
          links={items}
          className={`mt-2 ${isLast && isFolded ? 'grid grid-cols-2 gap-x-3 md:block' : ''}`}
        />
        {isLast && <FooterActions actions={actions} />}
      </div>
    );
  });
  const columns = isFolded ? 'md:grid md:grid-cols-3' : `grid ${balancedColumns(lists.length, { all: 2, sm: 3 })}`;
  return (
    <nav aria-label={label} className={`${columns} content-start gap-x-3 gap-y-6 lg:col-span-7`}>
      {isFolded && (
        <Fold summary={joinNames(lists.slice(0, 2).map(({ heading }) => heading))} className="mb-5">
          <div className="list-part grid-cols-2">{shown.slice(0, 2)}</div>
        </Fold>
      )}
      {isFolded ? shown.slice(2) : shown}
    </nav>
  );
}

/** Links of the footer; the link to the page itself is marked as current. */
export function FooterLinks({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  return (
    <ul className={`link-list ${className}`}>
      {links.map((link) => (
        <li key={link.name}>
          <MenuLink href={link.href}>{link.name}</MenuLink>
        </li>
      ))}
    </ul>
  );
}

/** The links and buttons of the footer, one below the other. */
export function FooterActions({ actions }: { actions: readonly Action[] }) {
  return (
    <>
      {actions.map((action, index) => (
        <p key={action.label} className={index === 0 ? 'mt-4' : 'mt-3'}>
          <ActionLink action={action} style="bar" />
        </p>
      ))}
      {actions.length > 0 && <ChatNotice actions={actions} className="mt-3" />}
    </>
  );
}
