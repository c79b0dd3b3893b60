/** The entry of the static renderer: what the build and the dev server load. */
export { siteIcons } from './icons.tsx';
export { createPageMatcher } from './match-page.ts';
export { pictureOf } from './picture/picture-of.ts';
export { putTogether } from './page-parts.ts';
export { islandsIn, renderAround, renderPage, renderSection, renderShell } from './render-page.tsx';
export { isTextSearched, readPageText, readText } from './search-index.ts';
export { siteFiles } from './site-files.ts';
