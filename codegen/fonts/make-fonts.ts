import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontSources, weights } from './font-sources.ts';
import type { FontSource } from './font-sources.ts';
import { keptCharacters } from './kept-characters.ts';
import { matchFallback } from './match-fallback.ts';
import { readMetrics } from './read-metrics.ts';

/**
 * Kerning, accents that are composed, and figures of one width. Not the ligatures of code: `->` and `!=` stay the characters
 * one has to type.
 */
const keptFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

/** Copyright, family, style, version. */
const keptNames = [0, 1, 2, 4, 5, 6];

/**
 * The site's fonts, cut to what it uses, with the stylesheet that names them and gives their fallbacks the same room, and
 * their licences. The same packages give the same bytes.
 * @returns contents by path in the project
 */
export async function makeFonts(root: string): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  const faces: string[] = [];
  const licences: string[] = [];
  for (const source of fontSources) {
    const folder = join(root, 'node_modules', source.package);
    const original = await readFile(join(folder, 'files', source.file));
    const font = await subsetFont(original, keptCharacters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: keptFeatures,
      preserveNameIds: keptNames,
      noHinting: true,
    });
    made.set(`src/fonts/${source.name}.woff2`, font);
    licences.push(`${source.name}.woff2\n\n${await readFile(join(folder, 'LICENSE'), 'utf8')}`);
    faces.push(webFace(source), ...(await fallbackFaces(source, original)));
  }
  const heading =
    '/* Made by `npm run fonts`. The fallback faces take the room of the web fonts: nothing moves when these arrive. */';
  made.set('src/styles/fonts.css', Buffer.from(`${[heading, ...faces].join('\n')}\n`));
  // Published, as the licence must go with each copy of the fonts (SIL Open Font License 1.1, condition 2).
  made.set('public/licence-polices.txt', Buffer.from(licences.join(`\n${'—'.repeat(40)}\n\n`)));
  return made;
}

function webFace({ family, name }: FontSource): string {
  return `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url('../fonts/${name}.woff2') format('woff2');
}`;
}

function fallbackFaces({ fallbackFamily, fallbacks }: FontSource, original: Buffer): Promise<string[]> {
  return Promise.all(
    fallbacks.map(async (fallback) => {
      const single = await subsetFont(original, keptCharacters, {
        targetFormat: 'truetype',
        variationAxes: { wght: fallback.comparedWeight },
      });
      const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = matchFallback(
        readMetrics(single),
        fallback,
      );
      return `@font-face {
  font-family: '${fallbackFamily}';
  font-weight: ${fallback.weights};
  src: ${fallback.locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascentOverride)};
  descent-override: ${percent(descentOverride)};
  line-gap-override: ${percent(lineGapOverride)};
}`;
    }),
  );
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2))}%`;
}
