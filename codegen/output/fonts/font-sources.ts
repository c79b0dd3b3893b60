/** A local font shown until the web font has arrived, and how its upright face is named on the systems that have it. */
export interface FallbackSource {
  /** Of the web font: which of its weights the local face stands for, and the one that is compared. */
  readonly weights: string;
  readonly comparedWeight: number;
  readonly locals: readonly string[];
  /** A font that is made to have the advances of the local one, as fontsource packs it. */
  readonly twin: string;
}

export interface FontSource {
  /** Its files' name in src/fonts/. */
  readonly name: string;
  readonly family: string;
  readonly fallbackFamily: string;
  /** All its characters are equally wide, spaces too. */
  readonly monospaced?: true;
  /** Where fontsource keeps its Latin file with the weight axis alone: no width, no optical size. */
  readonly package: string;
  readonly file: string;
  readonly fallbacks: readonly FallbackSource[];
}

/** The only weights the site uses; the axis is cut to them. */
export const weights = { min: 400, max: 600 } as const;

const arial = [
  {
    weights: '400 599',
    comparedWeight: 400,
    locals: ['Arial', 'ArialMT', 'Liberation Sans'],
    twin: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  },
  {
    weights: '600',
    comparedWeight: 600,
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    twin: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
  },
] as const satisfies readonly FallbackSource[];

export const fontSources: readonly FontSource[] = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque Variable',
    fallbackFamily: 'Bricolage Fallback',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    fallbacks: arial,
  },
  {
    name: 'inter',
    family: 'Inter Variable',
    fallbackFamily: 'Inter Fallback',
    package: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    fallbacks: arial,
  },
  {
    name: 'jetbrains-mono',
    family: 'JetBrains Mono Variable',
    fallbackFamily: 'JetBrains Fallback',
    monospaced: true,
    package: '@fontsource-variable/jetbrains-mono',
    file: 'jetbrains-mono-latin-wght-normal.woff2',
    fallbacks: [
      {
        weights: '400 600',
        comparedWeight: 400,
        locals: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
        twin: '@fontsource/cousine/files/cousine-latin-400-normal.woff2',
      },
    ],
  },
];
