import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { fontSources, variableFont, weights, type FontSource } from './font-sources.ts';
import { fontCharacters } from '../../base/characters/font-characters.ts';

/**
 * Kerning, accents that are composed, and figures of one width. Not the ligatures of code: `->` and `!=` stay the characters
 * one has to type.
 */
const features = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

/** Copyright, family, style, version. */
const nameIds = [0, 1, 2, 4, 5, 6];

/**
 * The licences of the packages whose code or drawings are published with a site. They ask for their notice in each copy (MIT, ISC), as that of
 * the fonts does (SIL Open Font License 1.1, condition 2).
 */
const shippedLicences = [
  '@date-fns/tz/LICENSE.md',
  'ical-generator/LICENSE',
  'lucide-react/LICENSE',
  'minisearch/LICENSE.txt',
  'react/LICENSE',
  'react-dom/LICENSE',
  'scheduler/LICENSE',
  'tailwindcss/LICENSE',
  'timezones-ical-library/LICENSE',
];

const heading =
  '/* Made by `npm run fonts`. The fallback faces take the room of the web font: nothing moves when it arrives. */';

/**
 * The site's fonts, cut to what it uses, each with a stylesheet that names it and gives its fallbacks the same room, and
 * the licences of all that is published. The same packages give the same bytes.
 * @returns contents by path in the project
 */
export async function makeFonts(root: string): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  const licences: string[] = [];
  for (const source of fontSources) {
    const file = join(root, 'node_modules', variableFont(source.name));
    const original = await readFile(file);
    const font = await subsetFont(original, fontCharacters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
      preserveNameIds: nameIds,
      noHinting: true,
    });
    made.set(`src/fonts/${source.name}.woff2`, font);
    licences.push(`${source.name}.woff2\n\n${await readFile(join(file, '../../LICENSE'), 'utf8')}`);
    const faces = [heading, webFace(source), ...(await fallbackFaces(root, source, original))];
    made.set(`src/fonts/${source.name}.css`, Buffer.from(`${faces.join('\n')}\n`));
  }
  for (const file of shippedLicences)
    licences.push(`${dirname(file)}\n\n${await readFile(join(root, 'node_modules', file), 'utf8')}`);
  made.set('public/licences.txt', Buffer.from(licences.join(`\n${'—'.repeat(40)}\n\n`)));
  return made;
}

function webFace({ family, name }: FontSource): string {
  return `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url('./${name}.woff2') format('woff2');
}`;
}

/** Local fonts with the room of the web font: as wide on average, as high. */
function fallbackFaces(root: string, { fallbacks }: FontSource, original: Buffer): Promise<string[]> {
  return Promise.all(
    fallbacks
      .flatMap(({ family, faces }) => faces.map((face) => ({ family, ...face })))
      .map(async ({ family, weights: range, comparedWeight, locals, metrics: [name, weight] }) => {
        const web = await subsetFont(original, fontCharacters, {
          targetFormat: 'truetype',
          variationAxes: { wght: comparedWeight },
        });
        const local = await readFile(
          join(root, `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`),
        );
        const { fontFaces } = createFontStack([await fromBuffer(web), await fromBuffer(local)], {
          fontFaceFormat: 'styleObject',
        });
        const adjusted = fontFaces[0]?.['@font-face'];
        if (adjusted === undefined) throw new Error(`${family} has no metrics to adjust`);
        return `@font-face {
  font-family: '${family}';
  font-weight: ${range};
  src: ${locals.map((each) => `local('${each}')`).join(', ')};
  size-adjust: ${rounded(adjusted.sizeAdjust)};
  ascent-override: ${rounded(adjusted.ascentOverride)};
  descent-override: ${rounded(adjusted.descentOverride)};
  line-gap-override: ${rounded(adjusted.lineGapOverride)};
}`;
      }),
  );
}

/** `105.4283%` → `105.43%`; nothing to add is `0%`. */
function rounded(percent = '0%'): string {
  return `${Number(Number.parseFloat(percent).toFixed(2))}%`;
}
