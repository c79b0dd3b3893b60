import { valueAt, type DocumentPath } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';
import { barWindows } from '../fonts/bar-width.ts';

type Shell = Pick<Site, 'settings' | 'navigation' | 'theme' | 'pictures'>;

/** Views and styles of an optional part of the shell, as paths from `src`. */
interface Part {
  /** Where the part is written: any of these. */
  at: readonly (readonly ['settings' | 'navigation', DocumentPath])[];
  views: readonly string[];
  styles: readonly string[];
}

/** The styles of windows that are too narrow for the menu. */
const foldedMenu = 'shell/folded-menu.css';

const parts: readonly Part[] = [
  {
    at: [['settings', ['chat']]],
    views: [],
    styles: ['shell/chat.css'],
  },
  { at: [['navigation', ['band']]], views: ['shell/band.tsx'], styles: [] },
  {
    at: [['navigation', ['header', 'items']]],
    views: ['shell/main-menu.tsx', 'shell/mobile-menu.tsx'],
    styles: ['shell/main-menu.css', 'shell/mobile-menu.css', foldedMenu],
  },
  { at: [['navigation', ['footer', 'form']]], views: ['forms/line-form.tsx'], styles: [] },
  { at: [['navigation', ['footer', 'lists']]], views: ['shell/footer-lists.tsx'], styles: [] },
  { at: [['navigation', ['footer', 'actions']]], views: ['shell/footer-actions.tsx'], styles: [] },
  {
    at: (['badges', 'legal', 'copyright'] as const).map((name) => ['navigation', ['footer', name]] as const),
    views: ['shell/footer-end.tsx'],
    styles: [],
  },
];

/** The views of the parts that a site leaves out: their class names do not belong into its stylesheet. */
export function absentShellViews(site: Shell): string[] {
  const pictures = site.pictures === undefined ? ['ui/picture.tsx'] : [];
  return [...pictures, ...parts.flatMap((part) => (has(site, part) ? [] : part.views))];
}

/** The styles of the parts that a site has. */
export function emitShellStyles(site: Shell): string {
  const { folded, twoRows } = barWindows(site);
  const imports = parts
    .flatMap((part) => (has(site, part) ? part.styles : []))
    .map((file) => `@import '#src/${file}'${file === foldedMenu ? ` ${below(folded)}` : ''};`);
  const ownRow = `@layer components {\n  .main-menu {\n    @media ${below(twoRows)} {\n      flex-basis: 100%;\n    }\n  }\n}`;
  return [...imports, ...(twoRows > folded ? [ownRow] : [])].join('\n');
}

/** A condition that every supported browser reads: `(width < 80rem)` is lowered to `not (min-width: 80rem)`, which Chrome reads from 104 on. */
function below(px: number): string {
  return `(max-width: ${px / 16 - 0.01}rem)`;
}

function has(site: Shell, { at }: Part): boolean {
  return at.some(([file, path]) => valueAt(site[file], path) !== undefined);
}
