import type { Node } from 'yaml';
import { at, type SpecCopy } from '../spec-copy.ts';
import { copyFacts } from './copy-facts.ts';
import { placesOf } from './mentions.ts';
import { asOther } from './renamed.ts';

const id = 'energie';
const listing = [
  'tables/sectors.yaml',
  'tables/templates.yaml',
  'tables/form-options.yaml',
  'navigation.yaml',
  'roi.yaml',
];

/** Beside the last sector of the calculator: its row and figures, then wherever that sector is listed. */
export function addSector(spec: SpecCopy): void {
  const from = String(at(spec.list('roi.yaml', 'sectors'), -1).get('id'));
  const model = spec.table('sectors').items.find((row) => row.get('id') === from);
  const files = [...listing, ...spec.files().filter((file) => file.startsWith('pages/'))];
  // Which sectors ask most for a use case is not known of a new one.
  const demand = new Set(spec.list('roi.yaml', 'useCases').items.map((row) => row.get('sectors')));
  for (const { list, item } of placesOf(spec, files, { id: from, path: String(model?.get('path')) })) {
    if (demand.has(list)) continue;
    const copy = item.clone() as Node;
    asOther(copy, from, id, 'énergie');
    list.items.splice(list.items.indexOf(item) + 1, 0, copy);
  }
  copyFacts(spec, from, id);
  for (const list of spec.table('form-options').items)
    for (const option of spec.listOf(list.get('options')).items)
      if (option.get('sector') === id) option.set('label', 'Énergie & Réseaux');
  const row = spec.table('sectors').items.find((sector) => sector.get('id') === id);
  row?.set('name', 'Énergie');
  row?.setIn(['head', 'title'], 'IA souveraine pour l’énergie et les réseaux');
  row?.setIn(
    ['head', 'description'],
    'Prévision, maintenance et documentation technique avec des modèles hébergés dans vos centrales et vos postes.',
  );
}
