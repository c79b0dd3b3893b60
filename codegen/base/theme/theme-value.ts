import { entriesAt, type Json, type JsonObject } from '../json.ts';
import { formatColour, parseColour } from './colour.ts';

/** The names that a site gives to accents of its own. */
export function ownAccents(theme: Json | undefined): string[] {
  return entriesAt(theme, ['accents']).map(([name]) => name);
}

/**
 * The theme as the site is drawn with it: every colour, the site's own accents too, is `#rrggbb` or `#rrggbbaa`, which pictures and icons
 * read too.
 */
export function themeValue(theme: JsonObject): JsonObject {
  const written = [...entriesAt(theme, ['colours']), ...entriesAt(theme, ['accents'])].map(([name, text]) => {
    const colour = parseColour(String(text));
    return [name, colour === undefined ? text : formatColour(colour)] as const;
  });
  return { ...theme, colours: Object.fromEntries(written) };
}
