import { schemaPlace } from '../load/schemas/schema-place.ts';
import type { Schemas } from '../load/schemas/schemas.ts';
import { dayKeyAt } from '../edit/words/day-key-at.ts';
import type { WrittenChange } from './written-changes.ts';

/** What a change is about, the most important first. */
export const causes = ['figures', 'addresses', 'days', 'rows', 'texts', 'order', 'looks'] as const;
export type Cause = (typeof causes)[number];

/** Keys of schemas that say how something looks, and keys of values. */
const looks = new Set(['icon', 'color', 'accent', 'look', 'variant', 'tone', 'layout', 'weight', 'columns']);

export function causeOf(change: WrittenChange, schemas: Schemas): Cause {
  const { kind, path, oldPath, now, old, before, after } = change;
  const [source, place] = now !== undefined && kind !== 'removed' ? [now, path] : [old, oldPath];
  if (kind === 'moved') return 'order';
  if (source === undefined) return 'texts';
  const { kind: file } = source.document;
  const key = place.findLast((step) => typeof step === 'string') ?? '';
  const schema = schemaPlace(source, place, schemas).schema() ?? {};
  if (dayKeyAt(source, place, schemas) !== undefined) return 'days';
  if (file === 'theme' || looks.has(key) || 'icon' in schema) return 'looks';
  if (file === 'facts' && key !== 'label') return 'figures';
  if (kind === 'renamed' || file === 'redirects' || 'href' in schema) return 'addresses';
  if (file === 'routes' && ['path', 'aliases', 'fallback', 'routes'].includes(key)) return 'addresses';
  if (typeof before === 'number' || typeof after === 'number') return 'figures';
  return file === 'table' && place.length < 2 && kind !== 'changed' && (now === undefined || old === undefined)
    ? 'rows'
    : 'texts';
}
