import { lucideIcons, readIconShapes } from '../load/validate/icons.ts';

/** An icon as it is drawn on a square of 24. */
export interface DrawnIcon {
  readonly name: string;
  /** The elements of an SVG. */
  readonly shapes: ReturnType<typeof readIconShapes>;
}

/** How many icons are shown at once. */
const mostShown = 48;

/** The icons whose name holds every word that was typed, the shortest names first. */
export function iconsNamed(typed: string): DrawnIcon[] {
  const words = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  return [...lucideIcons.all()]
    .filter((name) => words.every((word) => name.includes(word)))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, mostShown)
    .map((name) => ({ name, shapes: readIconShapes(name) }));
}
