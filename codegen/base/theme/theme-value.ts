import { isObject, type JsonObject } from '../json.ts';
import { formatColour, parseColour } from './colour.ts';

/** The theme as the site is drawn with it: every colour is `#rrggbb` or `#rrggbbaa`, which pictures and icons read too. */
export function themeValue(theme: JsonObject): JsonObject {
  const colours = isObject(theme.colours) ? theme.colours : {};
  const written = Object.entries(colours).map(([name, text]) => {
    const colour = parseColour(String(text));
    return [name, colour === undefined ? text : formatColour(colour)] as const;
  });
  return { ...theme, colours: Object.fromEntries(written) };
}
