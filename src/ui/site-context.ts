import { createContext, useContext } from 'react';
import type { SectionSite, SiteRegister, SiteVat } from './site.ts';
import { hasPassed } from './days.ts';

/** The parts of the rendered site that blocks, shell and ui read where they stand; an island has none. */
export const SiteContext = createContext<SectionSite | undefined>(undefined);

/** The texts beside every price, every figure and every chat button of the site. */
interface Mentions {
  /** The label of value added tax; undefined on a site without one. */
  vat: SiteVat | undefined;
  /** The notice that an AI answers in the chat; undefined on a site without chat. */
  chatNotice: string | undefined;
  /** The page with the sources of figures; undefined on a site without one. */
  register: SiteRegister | undefined;
}

export function useMentions(): Mentions {
  const site = useContext(SiteContext);
  return { vat: site?.vat, chatNotice: site?.settings.chat?.aiNotice, register: site?.register };
}

/** The day for which pages are rendered, `2026-12-31`: that of the build. Scripts correct the page on other days. */
export function useRenderedDay(): string | undefined {
  return useContext(SiteContext)?.day;
}

/** Is this day over on the day for which pages are rendered? @param day `2026-12-31`; without one, nothing is over */
export function useHasPassed(day: string | undefined): boolean {
  const site = useContext(SiteContext);
  // A page that shows nothing of a day asks for none: it is the same on all.
  return day !== undefined && hasPassed(day, site?.day);
}

/** The settings of the site. Throws outside of a rendered page. */
export function useSettings(): SectionSite['settings'] {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSettings() needs a SiteContext around it');
  return site.settings;
}
