import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The stylesheets of a built client as one text that needs no other file: the fonts are written into it. */
export function inlinedStyles(client: string, files: readonly string[]): string {
  const sheets = files.filter((file) => file.endsWith('.css')).toSorted();
  const fonts = new Map(files.filter((file) => file.endsWith('.woff2')).map((file) => [basename(file), file]));
  const css = sheets.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  return css.replaceAll(/url\(["']?([^"')]+\.woff2)["']?\)/gu, (written, address: string) => {
    const file = fonts.get(basename(address));
    if (file === undefined) return written;
    return `url(data:font/woff2;base64,${readFileSync(join(client, file)).toString('base64')})`;
  });
}
