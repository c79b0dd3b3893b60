import { valueAt } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';
import { barWindows } from '../fonts/bar-width.ts';

/** The styles of the optional parts of the shell that a site has. */
export function emitShellStyles(site: Pick<Site, 'settings' | 'navigation' | 'theme' | 'pictures'>): string {
  const { folded, twoRows } = barWindows(site);
  const hasMenu = valueAt(site.navigation, ['header', 'items']) !== undefined;
  return [
    ...(site.settings.chat === undefined ? [] : ["@import '#src/shell/chat.css';"]),
    ...(hasMenu
      ? [
          "@import '#src/shell/main-menu.css';",
          "@import '#src/shell/mobile-menu.css';",
          `@import '#src/shell/folded-menu.css' ${below(folded)};`,
        ]
      : []),
    ...(twoRows > folded
      ? [`@layer components {\n  .main-menu {\n    @media ${below(twoRows)} {\n      flex-basis: 100%;\n    }\n  }\n}`]
      : []),
  ].join('\n');
}

/** A condition that every supported browser reads: `(width < 80rem)` is lowered to `not (min-width: 80rem)`, which Chrome reads from 104 on. */
function below(px: number): string {
  return `(max-width: ${px / 16 - 0.01}rem)`;
}
