/** The entry of the static renderer: the build and the dev server load it. */
export { siteIcons } from './icons.tsx';
export { pictureOf } from './picture/page-picture.tsx';
export { renderPage } from './render-page.tsx';
export { readPageText } from './search-index.ts';
export { siteFiles } from './site-files.ts';
