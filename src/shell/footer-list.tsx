import type { ReactNode } from 'react';
import type { NavigationList } from '#generated/types.ts';
import { FooterLinks } from './footer-links.tsx';

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
      <FooterLinks links={list.links} pathname={pathname} className="mt-4" />
      {children}
    </div>
  );
}
