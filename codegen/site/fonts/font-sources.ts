import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersions } from '../../cache/store.ts';

/** A face of a local font, and how it is named on the systems that have it. */
interface FallbackFace {
  /** Of the web font: the weights that the local face replaces, and the one that is compared. */
  readonly weights: string;
  readonly comparedWeight: number;
  readonly locals: readonly string[];
  /** A font with the same advances as the local one, as fontsource packs it: its name and weight. */
  readonly metrics: readonly [name: string, weight: number];
}

/** A local font that is shown until the web font has arrived, as a family of the stylesheet: local fonts differ in width, and a face has one. */
export interface Fallback {
  readonly family: string;
  readonly faces: readonly FallbackFace[];
}

export interface FontSource {
  /** Its name in fontsource, and of its files in src/fonts/. */
  readonly name: string;
  readonly family: string;
  /** All its characters are equally wide, spaces too. */
  readonly monospaced?: true;
  /** The first one that a system has is shown. */
  readonly fallbacks: readonly Fallback[];
}

/** The only weights the site uses; the axis is cut to them. */
export const weights = { min: 400, max: 600 } as const;

/** The font of each visitor's system: a theme that names it loads none. */
export const systemFont = 'system';

/** The font whose file is measured and drawn in pictures in place of that of a system. */
export function fileFont(name: string, role: 'display' | 'text' | 'figures'): string {
  return name !== systemFont ? name : role === 'figures' ? 'jetbrains-mono' : 'inter';
}

const scope = '@fontsource-variable';

/** Fontsource's Latin file of a font with the weight axis alone: no width, no optical size. */
export function variableFont(name: string): string {
  return `${scope}/${name}/files/${name}-latin-wght-normal.woff2`;
}

function regularAndBold(metrics: string, regular: readonly string[], bold: readonly string[]): readonly FallbackFace[] {
  return [
    { weights: '400 599', comparedWeight: 400, locals: regular, metrics: [metrics, 400] },
    { weights: '600', comparedWeight: 600, locals: bold, metrics: [metrics, 700] },
  ];
}

const arial = regularAndBold(
  'arimo',
  ['Arial', 'ArialMT', 'Liberation Sans'],
  ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
);

/** Android has no Arial. From its version 12 on, the bold face is an instance of a variable font, and not found by name. */
const roboto = regularAndBold('roboto', ['Roboto', 'Roboto-Regular'], ['Roboto Bold', 'Roboto-Bold']);

function arialOrRoboto(name: string): readonly Fallback[] {
  return [
    { family: `${name} Fallback`, faces: arial },
    { family: `${name} Roboto`, faces: roboto },
  ];
}

const courier: FallbackFace = {
  weights: '400 600',
  comparedWeight: 400,
  locals: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
  metrics: ['cousine', 400],
};

const engine = join(import.meta.dirname, '../../..');

/** The web fonts that package.json pins, as fontsource describes them. */
export const fontSources: readonly FontSource[] = packageVersions(engine, [`${scope}/`]).map((pinned, _, all) => {
  const name = pinned.slice(scope.length + 1, pinned.lastIndexOf('@'));
  const file = join(engine, 'node_modules', scope, name, 'metadata.json');
  const { family, category } = JSON.parse(readFileSync(file, 'utf8')) as Record<'family' | 'category', string>;
  const first = family.split(' ')[0] ?? family;
  const isShared = all.filter((other) => other.startsWith(`${scope}/${first.toLowerCase()}`)).length > 1;
  const short = isShared ? family : first;
  const own = { name, family: `${family} Variable` };
  return category === 'monospace'
    ? { ...own, monospaced: true, fallbacks: [{ family: `${short} Fallback`, faces: [courier] }] }
    : { ...own, fallbacks: arialOrRoboto(short) };
});
