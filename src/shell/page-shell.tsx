import type { ReactNode } from 'react';
import type { Page, PageSite } from '#generated/types.ts';
import { accentOf } from '../ui/accent.ts';
import { Band } from './band.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { mainIdOf } from './main-id.ts';
import { trailOf } from './trail.ts';

/**
 * What stands around the blocks of a page and is its own. Parts that the spec leaves out leave nothing behind.
 * @param top what begins every page, up to the header
 * @param bottom what ends every page, from the footer on
 */
export function PageShell({
  site,
  page: { path, accent = 'quiet' },
  top,
  bottom,
  children,
}: {
  site: PageSite;
  page: Pick<Page, 'path' | 'accent'>;
  top: ReactNode;
  bottom: ReactNode;
  children: ReactNode;
}) {
  const { labels, band } = site.navigation;
  const trail = trailOf(site, path);
  return (
    <>
      {top}
      {trail.length > 1 && <Breadcrumb trail={trail} label={labels.breadcrumb} />}
      <main
        id={mainIdOf(labels)}
        tabIndex={-1}
        className={`${accentOf(accent)} ${trail.length > 1 ? '' : 'pt-header print:pt-0'}`}
      >
        {children}
      </main>
      {band && band.hiddenOn?.includes(path) !== true && <Band band={band} />}
      {bottom}
    </>
  );
}
