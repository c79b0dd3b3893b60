import { GalleryView } from '#generated/gallery-view.tsx';
import type { Page, Site } from '#generated/types.ts';
import type { Assets } from '../static/assets.ts';
import { renderPage as renderWith } from '../static/render-page.tsx';

/** As the renderer does it, with blocks that no page of the site shows. The dev server loads this module for its gallery. */
export function renderPage(site: Site, page: Page, assets: Assets): string {
  return renderWith(site, page, assets, GalleryView);
}
