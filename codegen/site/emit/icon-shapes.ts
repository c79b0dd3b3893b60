import { readIconShapes, type IconShape } from '../../validate/icons.ts';

/** The shapes of a Lucide icon on its square of 24. Its paths are joined in one: they have the same stroke, and a page holds dozens. */
export function iconShapes(name: string): readonly IconShape[] {
  const shapes = readIconShapes(name);
  const isPlainPath = ([tag, attributes]: IconShape) => tag === 'path' && Object.keys(attributes).join() === 'd';
  const paths = shapes.filter(isPlainPath).map(([, { d = '' }]) => startAbsolute(d));
  const others = shapes.filter((shape) => !isPlainPath(shape));
  return paths.length === 0 ? others : [['path', { d: paths.join('') }], ...others];
}

/** A path may begin with a relative `m`, which means the same as `M` there and not after another path. */
function startAbsolute(d: string): string {
  return d.replace(
    /^m\s*(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)(\s*[-.\d])?/,
    (_, x, y, next?: string) => `M${x} ${y}${next === undefined ? '' : `l${next.trim()}`}`,
  );
}
