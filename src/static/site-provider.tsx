import type { ReactNode } from 'react';
import { SiteContext } from '#generated/site-context.tsx';
import type { PageSite, SectionSite } from '#generated/types.ts';
import { MentionsContext } from '../ui/mentions.ts';
import { RenderedDay } from '../ui/rendered-day.ts';
import { SettingsContext } from './settings-context.ts';

/** Gives what it holds the site: all of it to the shell. */
export function SiteProvider({ site, children }: { site: PageSite; children?: ReactNode }) {
  return (
    <SiteContext value={site}>
      <SectionProvider site={site}>{children}</SectionProvider>
    </SiteContext>
  );
}

/**
 * Gives blocks and ui the day, by which something is over, and what every price, figure and chat button has beside it; the settings to what the
 * renderer itself puts into blocks.
 */
export function SectionProvider({ site, children }: { site: SectionSite; children?: ReactNode }) {
  return (
    <SettingsContext value={site.settings}>
      <MentionsContext value={{ vat: site.vat, chatNotice: site.settings.chat?.aiNotice, register: site.register }}>
        <RenderedDay value={site.day}>{children}</RenderedDay>
      </MentionsContext>
    </SettingsContext>
  );
}
