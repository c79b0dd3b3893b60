import { createElement } from 'react';
import { atPage } from '../shell/current-page.ts';

/** What begins every page of a site, and what ends it: drawn once, what is current in them is decided for each page. */
export interface SiteShell {
  top: string;
  bottom: string;
}

/** The parts of a page that are drawn by themselves. */
interface PageParts extends SiteShell {
  sections: string;
}

/** Where a part stands, until its HTML is put there. */
export function placeOf(part: keyof PageParts) {
  return createElement(`page-${part}`);
}

const place = /<page-(top|sections|bottom)><\/page-\1>/g;

/** The HTML of a page. @param around what is its own around its parts, with their places */
export function putTogether(around: string, { top, sections, bottom }: PageParts, path: string): string {
  const parts = { top: atPage(top, path), sections, bottom: atPage(bottom, path) };
  return around.replaceAll(place, (_, part: keyof PageParts) => parts[part]);
}
