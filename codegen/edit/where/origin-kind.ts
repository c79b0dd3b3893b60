import { referencePattern } from '../../load/resolve/reference-text.ts';
import type { Origin } from '../../load/resolve/resolved.ts';
import { isObject, valueAt } from '../../load/values/json.ts';

/** How a shown value is written: by what an owner changes it. */
export interface OriginKind {
  readonly kind: 'fact' | 'reference' | 'row' | 'typed';
  /** French: « chiffre facts.average-roi.main ». */
  readonly words: string;
}

/**
 * What stands at the place where a value is written.
 * @param isTyped does the text, without its references, hold what is looked for?
 */
export function originKind({ source, path }: Origin, isTyped: (text: string) => boolean): OriginKind {
  const { kind, name } = source.document;
  if (kind === 'facts') {
    const [id = '', readings, reading] = path;
    const fact = readings === 'readings' ? `${id}.${reading}` : String(id);
    return { kind: 'fact', words: `chiffre facts.${fact}` };
  }
  const raw = valueAt(source.data, path);
  const references =
    typeof raw === 'string' ? [...raw.matchAll(referencePattern)].map(([, reference = '']) => reference) : [];
  if (references.length > 0 && !isTyped(String(raw).replaceAll(referencePattern, '\u0000')))
    return {
      kind: 'reference',
      words: `texte qui emploie ${references.map((reference) => `{${reference}}`).join(', ')}`,
    };
  if (kind !== 'table') return { kind: 'typed', words: 'écrit à la main' };
  const isList = Array.isArray(source.data);
  const row = isList ? valueAt(source.data, path.slice(0, 1)) : source.data;
  const field = path.slice(isList ? 1 : 0).join('.');
  return { kind: 'row', words: `ligne ${name}.${isObject(row) ? String(row.id) : '?'}, champ « ${field} »` };
}
