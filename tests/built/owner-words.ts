import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, objectsIn, type Json } from '../../codegen/base/json.ts';
import { readLedger } from '../../codegen/release/to-settle.ts';
import { createLoader } from '../../codegen/pipeline.ts';

/** Shorter texts may stand on a page by chance. */
const least = 16;

/**
 * What a spec holds for its owner alone: the origins of figures and the reasons of doubts.
 * @param root the folder of the site
 * @param engine the folder of the engine
 */
function ownerWords(root: string, engine: string): string[] {
  const { sources } = createLoader({ root, engine }).load();
  const reasons = readLedger(root).entries.flatMap(({ why }) => why ?? []);
  const origins = sources.flatMap(({ document, data }) => (document.kind === 'facts' ? originsIn(data) : []));
  return [...new Set([...reasons, ...origins])].filter(({ length }) => length >= least);
}

function originsIn(facts: Json): string[] {
  return objectsIn(isObject(facts) ? Object.values(facts) : []).flatMap(({ origin, readings }) => [
    ...(typeof origin === 'string' ? [origin] : []),
    ...(isObject(readings) ? originsIn(readings) : []),
  ]);
}

/** Those of its owner's words that a built site publishes, each with its file. */
export function publishedOwnerWords(root: string, engine: string, dist: string, files: readonly string[]): string[] {
  const words = ownerWords(root, engine).map((text) => ({ text, plain: plain(text) }));
  return files
    .filter((file) => /\.(?:html|js|json|txt|xml|ics)$/.test(file))
    .flatMap((file) => {
      const published = plain(readFileSync(join(dist, file), 'utf8'));
      return words.filter((one) => published.includes(one.plain)).map(({ text }) => `${file}: ${text}`);
    });
}

/** A text without the differences that typography and markup make. */
function plain(text: string): string {
  return text
    .replaceAll(/&#x27;|&#39;|’/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ');
}
