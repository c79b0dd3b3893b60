import { isMap, isScalar } from 'yaml';
import { at, type SpecCopy } from '../spec-copy.ts';
import { placesOf } from './mentions.ts';

/** The last use case, its figures, and what is there for it alone; its address is said to be gone. */
export function removeUseCase(spec: SpecCopy): void {
  const row = at(spec.table('use-cases'), -1);
  const id = String(row.get('id'));
  const path = String(row.get('path'));
  for (const { list, item } of placesOf(spec, spec.files(), { id, path }))
    list.items.splice(list.items.indexOf(item), 1);
  const former = 'redirects.yaml';
  if (!spec.files().includes(former)) spec.write(former, 'redirects: []\n');
  spec.list(former, 'redirects').items.push(spec.node({ from: path, gone: true }));
  const facts = spec.document('facts.yaml').contents;
  if (!isMap(facts)) throw new Error('no facts');
  facts.items = facts.items.filter(({ key }) => !(isScalar(key) && String(key.value).startsWith(`${id}-`)));
}
