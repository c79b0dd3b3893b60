import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page, Site } from '../../generated/types.ts';
import { pagePicture } from './page-picture.tsx';
import { pictureContent } from './picture-content.ts';
import { pictureSize } from './picture-size.ts';

/** A picture to be drawn. */
export interface Picture {
  /** What satori lays out. */
  element: ReactElement;
  /** The same as text: where it is equal, the picture is. */
  source: string;
  width: number;
  height: number;
}

/** The picture that stands for a page where its address is shared. */
export function pictureOf(site: Site, page: Page): Picture {
  const element = pagePicture(pictureContent(site, page));
  return { element, source: renderToStaticMarkup(element), ...pictureSize };
}
