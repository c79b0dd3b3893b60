import type { ClassNames } from './class-names.ts';
import { inOneOrder, withoutNeedless, withoutOptionalEnds, withShortIds } from './shorter-markup.ts';

/** Shapes that hold nothing, as React writes them. */
const emptyShape = /<((path|circle|rect|line|use|ellipse|polygon|polyline)(?: [^<>]*)?)><\/\2>/g;

/** What says React the order of stylesheets. */
const precedence = / data-precedence="1"/g;

/** Makes a finished page smaller: its classes get the names that its stylesheets have for them, and what nobody needs is left out. */
export function pageSlimmer(names: ClassNames = new Map()): (html: string) => string {
  const written = new Map([...names].map(([name, short]) => [escapeAttribute(name), short]));
  // Pages repeat themselves: most attributes were met before.
  const known = new Map<string, string>();
  const rename = (list: string): string => {
    const short = list.split(' ').flatMap((name) => (name === '' ? [] : (written.get(name) ?? name)));
    const shorter = [...new Set(short)].join(' ');
    known.set(list, shorter);
    return shorter;
  };
  const steps = [inOneOrder, withoutNeedless, withoutOptionalEnds, withShortIds];
  return (html) => {
    const renamed = html
      .replaceAll(/ class="([^"]*)"/g, (_, list: string) => ` class="${known.get(list) ?? rename(list)}"`)
      .replaceAll(emptyShape, '<$1/>')
      .replaceAll(precedence, '');
    return steps.reduce((made, step) => step(made), renamed);
  };
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
