import { parseDocument } from 'yaml';
import { at, copyOf, type SpecCopy } from '../spec-copy.ts';
import { copyFacts } from './copy-facts.ts';
import { asOther } from './renamed.ts';

const id = 'vllm';

/** As the manual says: a file copied, a group, a card, each with texts of its own. */
export function addTechnology(spec: SpecCopy): void {
  const [model = ''] = spec.folder('technologies');
  const from = String(spec.document(`tables/${model}`).get('id'));
  const copy = parseDocument(spec.document(`tables/${model}`).toString());
  asOther(copy.contents, from, id, 'vLLM');
  copy.set('name', 'vLLM');
  copy.setIn(['head', 'title'], 'vLLM : servir un modèle à plusieurs');
  copy.setIn(
    ['head', 'description'],
    'vLLM répond à plusieurs personnes à la fois avec un seul modèle chargé, sur une carte ou sur quatre.',
  );
  spec.add(`tables/technologies/${id}.yaml`, copy);
  copyFacts(spec, from, id);
  spec.listOf(at(spec.table('service-groups'), 0).get('technologies')).add(id as never);
  const cards = spec.table('service-cards');
  const card = copyOf(cards.items.find((row) => row.get('technology') === from) ?? at(cards, 0));
  asOther(card, from, id, 'vLLM');
  cards.add(card);
}
