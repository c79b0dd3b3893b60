import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lackedInScript } from './browsers/script-features.ts';
import { lackedInStylesheet } from './browsers/css-features.ts';
import { oldest } from './browsers/compat-data.ts';
import { manifest, pages, readText, root } from './dist.ts';

/** What newer browsers get besides, by the paths of MDN's data: pages are read and forms are sent without it. */
const progressive: Readonly<Record<string, string>> = {
  'css.selectors.has':
    'the frame of what is chosen, the filter of the register, what is left out in print; without it all is shown',
  'css.selectors.popover-open': 'only of pop-overs, which these browsers lack: header.css shows their content without',
  'css.selectors.open': 'beside [open], in a list that forgives',
  'css.selectors.user-invalid': 'the colour of a refused field; the browser has a message of its own',
  'css.selectors.marker': 'the colour of the points of a list',
  'css.at-rules.property': "Tailwind's first values, for which it has a fallback of its own",
  'css.at-rules.page': 'the margins of paper',
  'css.at-rules.view-transition': 'a drawing that moves from page to page',
  'css.at-rules.media.scripting': 'written so that a browser that does not know it shows more, not less',
  'css.at-rules.media.forced-colors': "the visitor's own colours where the system has them",
  'css.properties.-webkit-tap-highlight-color': 'the flash of a touch',
  'css.properties.accent-color': 'the colour of native controls',
  'css.properties.anchor-name': 'what a menu of the bar is placed by, under @supports',
  'css.properties.scrollbar-width': 'how a bar that its window cannot hold is scrolled',
  'css.properties.align-content.start': 'of one list, which is as high as its items',
  'css.properties.box-decoration-break': 'the ends of a frame that breaks',
  'css.properties.flex.min-content':
    'the name of the site on two lines in a large font; without it the mark stands alone',
  'css.properties.forced-color-adjust': 'hairlines in forced colours',
  'css.properties.hyphenate-limit-chars': 'how words break',
  'css.properties.hyphens': 'how words break',
  'css.properties.mask': 'the layers beside a drawn one that fade; else they are cut at the edge of the drawing',
  'css.properties.outline': 'Safari draws it without the rounded corners',
  'css.properties.overflow-x.clip': 'nothing is wider than the page',
  'css.properties.overflow.clip': 'of drawings that fade at an edge',
  'css.properties.overscroll-behavior': 'where scrolling ends',
  'css.properties.paint-order': 'the halo of words on a drawing',
  'css.properties.print-color-adjust': 'the filling of the marks of figures on paper',
  'css.properties.rotate': 'the arrow of what is open',
  'css.properties.translate': 'the arrow of a link under the pointer',
  'css.properties.field-sizing': 'a long message that is printed whole',
  'css.properties.text-wrap': 'how lines break',
  'css.properties.user-select': 'what a mouse selects',
  'css.properties.view-transition-name': 'a drawing that moves from page to page',
  'css.properties.grid-template-rows.subgrid': 'rows in line with those of another list',
  'css.types.length.lh': 'the height of an empty date',
  'css.types.length.viewport_percentage_units_dynamic': 'the greatest height of windows and menus',
  hidePopover: 'menus.ts, where there are pop-overs',
  showPopover: 'figure-source.ts, where there are pop-overs',
  share: 'the button is there where it is',
};

/** Names of the libraries' own: by the scripts that bundle them. */
const namesakes: Readonly<Record<string, readonly string[]>> = {
  // `use`, and what a transition calls that no view of ours begins.
  'react-': ['use', 'startViewTransition', 'skipTransition', 'navigate'],
  // Objects of Temporal or Luxon, for which ical-generator tests what it is given.
  'save-calendar-file-': [
    'isValid',
    'role',
    'withTimeZone',
    'toPlainDateTime',
    'toZonedDateTime',
    'toZonedDateTimeISO',
    'toInstant',
    'until',
  ],
};

const styles = manifest.files
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => lackedInStylesheet(readText(file)));
const scripts = manifest.files
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => {
    const library = Object.keys(namesakes).find((name) => file.startsWith(`assets/${name}`));
    const uses = lackedInScript(readText(file), library === undefined);
    return uses.filter(({ feature }) => !namesakes[library ?? '']?.includes(feature)).map((use) => ({ ...use, file }));
  });

test('the stylesheets and scripts of the site ask the oldest supported browsers for nothing that they lack, but for what is better with it', () => {
  const unargued = [...styles, ...scripts].filter(({ feature }) => !(feature in progressive));
  expect(unargued).toEqual([]);
});

test('all that is argued for is in use', () => {
  const used = new Set([...styles, ...scripts].map(({ feature }) => feature));
  expect(Object.keys(progressive).filter((feature) => !used.has(feature))).toEqual([]);
});

test.for(pages)('%s has no thin space in a large figure: only Chromium makes it thin where a font lacks it', (file) => {
  const figures = [...readText(file).matchAll(/ class="(?:[^"]* )?figure(?:-xl)?(?: [^"]*)?"[^>]*>([^<]*)/g)];
  expect(figures.map(([, text = '']) => text).filter((text) => text.includes('\u202F'))).toEqual([]);
});

test('README.md names the browsers that the site is built for', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(oldest).toHaveLength(3);
  for (const [browser, version] of oldest) expect(readme.toLowerCase()).toContain(`${browser} ${version}`);
});
