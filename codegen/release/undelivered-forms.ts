import { valueAt } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { releaseItem, type ReleaseItem } from './release-item.ts';

const delivery = ['forms', 'delivery'];

/** Forms whose answers reach nobody. */
export function undeliveredForms({ document, data }: Source): ReleaseItem[] {
  const isOff = document.kind === 'form' && valueAt(data, ['delivery']) === 'none';
  if (isOff)
    return [
      releaseItem(document, ['delivery'], 'delivery', "none : ce que les visiteurs y écrivent n'est envoyé nulle part"),
    ];
  if (document.kind !== 'site' || valueAt(data, delivery) !== 'none') return [];
  return [releaseItem(document, delivery, 'delivery', "none : ce que les visiteurs écrivent n'est envoyé nulle part")];
}
