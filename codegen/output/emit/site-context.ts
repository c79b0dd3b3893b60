/** Source of `site-context.tsx`: how views reach the site while a page is rendered. */
export const siteContext = `import { createContext, useContext } from 'react';
import type { PageSite } from './types.ts';

/** The site that is being rendered. Islands run in the browser without it: they import what they need. */
export const SiteContext = createContext<PageSite | undefined>(undefined);

/** The site. Throws outside of a rendered page. */
export function useSite(): PageSite {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite() needs a SiteContext around it');
  return site;
}`;
