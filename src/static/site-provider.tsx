import type { ReactNode } from 'react';
import { SiteContext } from '#generated/site-context.tsx';
import type { Site } from '#generated/types.ts';
import { RenderedDay } from '../ui/rendered-day.ts';

/** Gives what it holds the site: all of it to the shell, and to blocks and ui the day alone, by which something is over. */
export function SiteProvider({ site, children }: { site: Site; children?: ReactNode }) {
  return (
    <SiteContext value={site}>
      <RenderedDay value={site.day}>{children}</RenderedDay>
    </SiteContext>
  );
}
