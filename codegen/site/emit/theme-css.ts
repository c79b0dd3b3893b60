import { fileFont, fontSources, systemFont, type FontSource } from '../fonts/font-sources.ts';
import { ownAccents } from '../../base/theme/theme-value.ts';
import type { JsonObject } from '../../base/json.ts';

/** The page's paper is « ink » in class names (`bg-ink`): the first theme was dark. Other colours keep their names. */
const tokens: Readonly<Record<string, string>> = {
  paper: 'ink',
  lineStrong: 'line-strong',
  amberBright: 'amber-bright',
};

/** The last families, for systems without the fonts of the site and their local substitutes. */
const generics = {
  display: 'sans-serif',
  text: 'system-ui, sans-serif',
  figures: 'ui-monospace, monospace',
} as const;
const families = { display: 'display', text: 'sans', figures: 'mono' } as const;
const roles = ['display', 'text', 'figures'] as const;

/** How strong the shadow under a window is: on light paper less of it is seen as more. */
const shadows: Readonly<Record<string, string>> = { dark: '45%', light: '16%' };

/** The tokens of the theme as Tailwind reads them, and the faces of the fonts that it uses. */
export function emitThemeCss(theme: JsonObject): string {
  const fonts = theme.fonts as Record<(typeof roles)[number], string>;
  const radii = theme.radii as Record<'small' | 'medium' | 'large', number>;
  const used = [...new Set(roles.map((role) => fonts[role]))].filter((name) => name !== systemFont);
  // A space as wide as a digit would tear « 12 500 € » apart where it is set large; that of other fonts is right as it is.
  const [figureSpace, unitSpace] = sourceOf(fileFont(fonts.figures, 'figures')).monospaced
    ? ['-0.3em', '-0.35em']
    : ['0', '0'];
  const colours = Object.entries(theme.colours as Record<string, string>);
  return `${used.map((name) => `@import '#src/fonts/${name}.css';`).join('\n')}

@theme static {
  --color-*: initial;
${colours.map(([name, colour]) => `  --color-${tokens[name] ?? name}: ${colour};`).join('\n')}

${roles.map((role) => `  --font-${families[role]}: ${[...familiesOf(fonts[role], role), generics[role]].join(', ')};`).join('\n')}

  --shadow-panel: 0 24px 48px rgb(0 0 0 / ${shadows[String(theme.scheme)]});
}
/* Written out in each rule, as other lengths are. */
@theme inline {
  --color-transparent: transparent;
  --color-current: currentcolor;
  --radius-sm: ${radii.small}px;
  --radius-md: ${radii.medium}px;
  --radius-lg: ${radii.large}px;
  --figure-space: ${figureSpace};
  --unit-space: ${unitSpace};
}
${ownAccents(theme)
  .map((name) => `.accent-${name} {\n  --color-accent: var(--color-${name});\n}\n`)
  .join('')}@layer base {
  :root {
    color-scheme: ${String(theme.scheme)};
  }
}`;
}

function familiesOf(name: string, role: keyof typeof generics): string[] {
  if (name === systemFont) return role === 'display' ? ['system-ui'] : [];
  const { family, fallbacks } = sourceOf(name);
  return [family, ...fallbacks.map((fallback) => fallback.family)].map((each) => `'${each}'`);
}

function sourceOf(name: string): FontSource {
  const source = fontSources.find((candidate) => candidate.name === name);
  if (source === undefined) throw new Error(`There is no font ${name}`);
  return source;
}
