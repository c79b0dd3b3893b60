import type { ClassNames } from './class-names.ts';

/** Gives the classes of a finished page the names that its stylesheets have for them. */
export function pageRenamer(names: ClassNames = new Map()): (html: string) => string {
  const written = new Map([...names].map(([name, short]) => [escapeAttribute(name), short]));
  // Pages repeat themselves: most attributes were met before.
  const known = new Map<string, string>();
  const rename = (list: string): string => {
    const shorter = list
      .split(' ')
      .flatMap((name) => (name === '' ? [] : (written.get(name) ?? name)))
      .join(' ');
    known.set(list, shorter);
    return shorter;
  };
  return (html) =>
    html.replaceAll(/ class="([^"]*)"/g, (_, list: string) => ` class="${known.get(list) ?? rename(list)}"`);
}

/** As React writes it in an attribute. */
function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
