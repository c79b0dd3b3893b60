import type { ReactNode } from 'react';
import { SiteContext } from '#generated/site-context.tsx';
import type { PageSite } from '#generated/types.ts';
import { MentionsContext } from '../ui/mentions.ts';
import { RenderedDay } from '../ui/rendered-day.ts';

/**
 * Gives what it holds the site: all of it to the shell; to blocks and ui the day alone, by which something is over, and what every price,
 * figure and chat button has beside it.
 */
export function SiteProvider({ site, children }: { site: PageSite; children?: ReactNode }) {
  return (
    <SiteContext value={site}>
      <MentionsContext value={{ vat: site.vat, chatNotice: site.settings.chat?.aiNotice, register: site.register }}>
        <RenderedDay value={site.day}>{children}</RenderedDay>
      </MentionsContext>
    </SiteContext>
  );
}
