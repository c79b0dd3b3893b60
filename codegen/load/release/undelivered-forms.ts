import { valueAt } from '../values/json.ts';
import type { Source } from '../resolve/spec-index.ts';
import { releaseItem, type ReleaseItem } from './release-item.ts';

const delivery = ['forms', 'delivery'];

/** Forms whose answers reach nobody. */
export function undeliveredForms({ document, data }: Source): ReleaseItem[] {
  if (document.kind !== 'site' || valueAt(data, delivery) !== 'none') return [];
  return [releaseItem(document, delivery, 'delivery', "none : ce que les visiteurs écrivent n'est envoyé nulle part")];
}
