import type { ReactNode } from 'react';
import type { SectionSite } from '#generated/types.ts';
import { MentionsContext } from '../ui/mentions.ts';
import { RenderedDay } from '../ui/rendered-day.ts';
import { SettingsContext } from '../frame/settings-context.ts';

/**
 * Gives blocks, shell and ui the day, by which something is over, and what every price, figure and chat button has beside it; the settings to what
 * the renderer itself puts into blocks.
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
