import theme from './theme.css?raw';

/** Names of the opaque colours of theme.css. */
export type ColourName =
  'ink' | 'raised' | 'inset' | 'strong' | 'body' | 'quiet' | 'amber' | 'azure' | 'mint' | 'violet';

/**
 * A colour of theme.css as `#rrggbb`, for what no stylesheet reaches: pictures, icons, the browser's own bar.
 * Throws on a name that the theme does not define.
 */
export function themeColour(name: ColourName): string {
  const colour = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`).exec(theme)?.[1];
  if (colour === undefined) throw new Error(`theme.css has no colour --color-${name}`);
  return colour;
}
