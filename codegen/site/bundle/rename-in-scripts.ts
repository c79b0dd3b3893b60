import type { Plugin } from 'vite';
import type { ClassNames } from './class-names.ts';

/** The file of the short names in the folder of a client build. It is not published. */
export const classNamesFile = '.vite/class-names.json';

/**
 * Gives the classes that scripts of the browser name the same short names as the stylesheet, and writes them to a file for the pages.
 * @param sheet the stylesheet whose transformation fills `names`
 */
export function renameInScripts(sheet: string, names: ClassNames): Plugin {
  return {
    name: 'rename-in-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/node_modules/')) return undefined;
      await this.load({ id: sheet });
      // Most modules name no class: parsing them would be in vain.
      if (!code.split(wordEnds).some((word) => names.has(word))) return undefined;
      const renamed = renameTokens(code, stringsIn(this.parse(code)), names);
      return renamed === code ? undefined : { code: renamed, map: null };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: classNamesFile, source: JSON.stringify(Object.fromEntries(names)) });
    },
  };
}

/** Words that may be class names, and the signs between them. */
const words = /[^\s"'`]+/g;
const wordEnds = /[\s"'`]+/;

/** The place of a text between quotes in some code. */
interface Span {
  start: number;
  end: number;
}

/** Replaces whole words inside of the spans. */
function renameTokens(code: string, spans: readonly Span[], names: ClassNames): string {
  let renamed = code;
  for (const { start, end } of spans) {
    const text = code.slice(start, end);
    const short = text.replaceAll(words, (word) => names.get(word) ?? word);
    if (short !== text) renamed = renamed.slice(0, start) + short + renamed.slice(end);
  }
  return renamed;
}

function stringsIn(program: unknown): Span[] {
  const spans: Span[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, start, end, value } = node as Span & { type?: string; value?: unknown };
    if (type === 'TemplateElement' || (type === 'Literal' && typeof value === 'string')) spans.push({ start, end });
    else Object.values(node).forEach(visit);
  };
  visit(program);
  return spans.toSorted((a, b) => b.start - a.start);
}
