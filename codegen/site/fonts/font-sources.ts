/** A face of a local font, and how it is named on the systems that have it. */
export interface FallbackFace {
  /** Of the web font: which of its weights the local face stands for, and the one that is compared. */
  readonly weights: string;
  readonly comparedWeight: number;
  readonly locals: readonly string[];
  /** The file of a font with the same advances as the local one, as fontsource packs it. */
  readonly metricsFile: string;
}

/** A local font that is shown until the web font has arrived, as a family of the stylesheet: local fonts differ in width, and a face has one. */
export interface Fallback {
  readonly family: string;
  readonly faces: readonly FallbackFace[];
}

export interface FontSource {
  /** Its files' name in src/fonts/. */
  readonly name: string;
  readonly family: string;
  /** All its characters are equally wide, spaces too. */
  readonly monospaced?: true;
  /** Fontsource's Latin file with the weight axis alone: no width, no optical size. */
  readonly package: string;
  readonly file: string;
  /** The first one that a system has is shown. */
  readonly fallbacks: readonly Fallback[];
}

/** The only weights the site uses; the axis is cut to them. */
export const weights = { min: 400, max: 600 } as const;

const arial = [
  {
    weights: '400 599',
    comparedWeight: 400,
    locals: ['Arial', 'ArialMT', 'Liberation Sans'],
    metricsFile: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  },
  {
    weights: '600',
    comparedWeight: 600,
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    metricsFile: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
  },
] as const satisfies readonly FallbackFace[];

/** Android has no Arial. From its version 12 on, the bold face is an instance of a variable font, and not found by name. */
const roboto = [
  {
    weights: '400 599',
    comparedWeight: 400,
    locals: ['Roboto', 'Roboto-Regular'],
    metricsFile: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  },
  {
    weights: '600',
    comparedWeight: 600,
    locals: ['Roboto Bold', 'Roboto-Bold'],
    metricsFile: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
  },
] as const satisfies readonly FallbackFace[];

function arialOrRoboto(name: string): readonly Fallback[] {
  return [
    { family: `${name} Fallback`, faces: arial },
    { family: `${name} Roboto`, faces: roboto },
  ];
}

export const fontSources: readonly FontSource[] = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque Variable',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    fallbacks: arialOrRoboto('Bricolage'),
  },
  {
    name: 'inter',
    family: 'Inter Variable',
    package: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    fallbacks: arialOrRoboto('Inter'),
  },
  {
    name: 'jetbrains-mono',
    family: 'JetBrains Mono Variable',
    monospaced: true,
    package: '@fontsource-variable/jetbrains-mono',
    file: 'jetbrains-mono-latin-wght-normal.woff2',
    fallbacks: [
      {
        family: 'JetBrains Fallback',
        faces: [
          {
            weights: '400 600',
            comparedWeight: 400,
            locals: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
            metricsFile: '@fontsource/cousine/files/cousine-latin-400-normal.woff2',
          },
        ],
      },
    ],
  },
];
