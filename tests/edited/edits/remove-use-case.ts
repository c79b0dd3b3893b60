import { isMap, isScalar } from 'yaml';
import { at, type SpecCopy } from '../spec-copy.ts';
import { placesOf } from './mentions.ts';

/** The last use case, its figures, and what is there for it alone. */
export function removeUseCase(spec: SpecCopy): void {
  const row = at(spec.table('use-cases'), -1);
  const id = String(row.get('id'));
  for (const { list, item } of placesOf(spec, spec.files(), { id, path: String(row.get('path')) }))
    list.items.splice(list.items.indexOf(item), 1);
  const facts = spec.document('facts.yaml').contents;
  if (!isMap(facts)) throw new Error('no facts');
  facts.items = facts.items.filter(({ key }) => !(isScalar(key) && String(key.value).startsWith(`${id}-`)));
}
