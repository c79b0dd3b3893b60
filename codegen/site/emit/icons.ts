import { cached } from '../../base/cached.ts';
import { textsIn } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { camelCase, literalUnion } from '../../base/names.ts';
import { readIconShapes, type IconShape } from '../../validate/icons.ts';

/** The icons that the code itself draws. Each is an export of its own: an island takes only those it names. */
const signs = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'calendar-plus',
  'chevron-down',
  'menu',
  'message-circle',
  'minus',
  'search',
  'x',
];

/** The shapes of the icons that the spec or a block's example names, and only those. */
export function emitIcons(usedIcons: readonly string[], schemas: Schemas): string {
  const names = [...new Set([...usedIcons, ...iconsInExamples(schemas)])].toSorted();
  const entries = names.map((name) => `  '${name}': ${JSON.stringify(iconShapes(name))},`);
  return `import type { IconShapes } from './signs.ts';

export type IconName = ${literalUnion(names)};

export const iconByName: Readonly<Record<IconName, IconShapes>> = {
${entries.join('\n')}
};`;
}

const iconsInExamples = cached(
  ({ examples }: Schemas): readonly string[] =>
    [...examples.values()]
      .flat()
      .flatMap((block) => textsIn(block).flatMap(({ path, text }) => (path.at(-1) === 'icon' ? [text] : []))),
  new WeakMap(),
);

export function emitSigns(): string {
  const constants = signs.map(
    (name) => `export const ${camelCase(name)}Sign: IconShapes = ${JSON.stringify(iconShapes(name))};`,
  );
  return `/** An icon's SVG elements on a square of 24: tag and attributes. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

${constants.join('\n')}`;
}

/** The shapes of a Lucide icon on its square of 24. Its paths are joined in one: they have the same stroke, and a page holds dozens. */
export const iconShapes = cached((name: string): readonly IconShape[] => {
  const shapes = readIconShapes(name);
  const isPlainPath = ([tag, attributes]: IconShape) => tag === 'path' && Object.keys(attributes).join() === 'd';
  const paths = shapes.filter(isPlainPath).map(([, { d = '' }]) => startAbsolute(d));
  const others = shapes.filter((shape) => !isPlainPath(shape));
  return paths.length === 0 ? others : [['path', { d: paths.join('') }], ...others];
});

/** A path may begin with a relative `m`, which means the same as `M` there and not after another path. */
function startAbsolute(d: string): string {
  return d.replace(
    /^m\s*(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)(\s*[-.\d])?/,
    (_, x, y, next?: string) => `M${x} ${y}${next === undefined ? '' : `l${next.trim()}`}`,
  );
}
