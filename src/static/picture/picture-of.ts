import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page, Site } from '#generated/types.ts';
import { notFoundPath } from '../../ui/addresses.ts';
import { pagePicture, pictureSize } from './page-picture.tsx';
import { pictureContent } from './picture-content.ts';

/** A picture to be drawn. */
export interface Picture {
  /** What satori lays out. */
  element: ReactElement;
  /** The same as text: where it is equal, the picture is. */
  source: string;
  width: number;
  height: number;
}

/** The picture that stands for a page where its address is shared; undefined for the not-found page, which has none. */
export function pictureOf(site: Site, page: Page): Picture | undefined {
  if (page.path === notFoundPath) return undefined;
  const element = pagePicture(pictureContent(site, page));
  // Its markup names fonts by their role: which these are is the theme's.
  const source = `${Object.values(site.theme.fonts).join()} ${renderToStaticMarkup(element)}`;
  return { element, source, ...pictureSize };
}
