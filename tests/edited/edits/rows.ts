import { isMap, isScalar, type Node, parseDocument } from 'yaml';
import { at, copyOf, type Edit, type SpecCopy } from '../spec-copy.ts';
import { asOther, placesOf, withId } from './mentions.ts';

const sectorId = 'energie';
const listing = [
  'tables/sectors.yaml',
  'tables/templates.yaml',
  'tables/form-options.yaml',
  'navigation.yaml',
  'roi.yaml',
];

/** Beside the last sector of the calculator: its row and figures, then wherever that sector is listed. */
function addSector(spec: SpecCopy): void {
  const from = String(at(spec.list('roi.yaml', 'sectors'), -1).get('id'));
  const model = spec.table('sectors').items.find((row) => row.get('id') === from);
  const files = [...listing, ...spec.files().filter((file) => file.startsWith('pages/'))];
  // Which sectors ask most for a use case is not known of a new one.
  const demand = new Set(spec.list('roi.yaml', 'useCases').items.map((row) => row.get('sectors')));
  for (const { list, item } of placesOf(spec, files, { id: from, path: String(model?.get('path')) })) {
    if (demand.has(list)) continue;
    const copy = item.clone() as Node;
    asOther(copy, from, sectorId, 'énergie');
    list.items.splice(list.items.indexOf(item) + 1, 0, copy);
  }
  copyFacts(spec, from, sectorId);
  for (const list of spec.table('form-options').items)
    for (const option of spec.listOf(list.get('options')).items)
      if (option.get('sector') === sectorId) option.set('label', 'Énergie & Réseaux');
  const row = spec.table('sectors').items.find((sector) => sector.get('id') === sectorId);
  row?.set('name', 'Énergie');
  row?.setIn(['head', 'title'], 'IA souveraine pour l’énergie et les réseaux');
  row?.setIn(
    ['head', 'description'],
    'Prévision, maintenance et documentation technique avec des modèles hébergés dans vos centrales et vos postes.',
  );
}

const technologyId = 'vllm';

/** As the manual says: a file copied, a group, a card, each with texts of its own. */
function addTechnology(spec: SpecCopy): void {
  const [model = ''] = spec.folder('technologies');
  const from = String(spec.document(`tables/${model}`).get('id'));
  const copy = parseDocument(spec.document(`tables/${model}`).toString());
  asOther(copy.contents, from, technologyId, 'vLLM');
  copy.set('name', 'vLLM');
  copy.setIn(['head', 'title'], 'vLLM : servir un modèle à plusieurs');
  copy.setIn(
    ['head', 'description'],
    'vLLM répond à plusieurs personnes à la fois avec un seul modèle chargé, sur une carte ou sur quatre.',
  );
  spec.add(`tables/technologies/${technologyId}.yaml`, copy);
  copyFacts(spec, from, technologyId);
  spec.listOf(at(spec.table('service-groups'), 0).get('technologies')).add(technologyId as never);
  const cards = spec.table('service-cards');
  const card = copyOf(cards.items.find((row) => row.get('technology') === from) ?? at(cards, 0));
  asOther(card, from, technologyId, 'vLLM');
  cards.add(card);
}

/** The last use case, its figures, and what is there for it alone; its address is said to be gone. */
function removeUseCase(spec: SpecCopy): void {
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

const newName = 'new-name';

/** The last use case: its id in every file, its address with it, and the old id where its former address and links find it. */
function renameRow(spec: SpecCopy): void {
  const from = String(at(spec.table('use-cases'), -1).get('id'));
  for (const file of spec.files()) withId(spec.document(file).contents, from, newName);
  at(spec.table('use-cases'), -1).set('formerIds', spec.node([from]));
}

export const rowEdits: readonly Edit[] = [
  { name: 'a technology is added', change: addTechnology },
  { name: 'a sector is added, in every place where sectors are listed', change: addSector },
  { name: 'a use case is removed, everywhere', change: removeUseCase },
  { name: 'a use case has another id, and its address follows', change: renameRow },
  {
    name: 'a page is added',
    change: (spec) => {
      spec.write(
        'pages/partenaires.yaml',
        `blocks:
  - type: hero
    heading: Nos partenaires
    intro: "Ils installent et exploitent l'écosystème chez leurs clients."
`,
      );
      spec.list('routes.yaml', 'routes').add(
        spec.node({
          path: '/partenaires',
          page: 'partenaires',
          name: 'Partenaires',
          head: {
            title: 'Les partenaires qui installent la pile',
            description: 'Les intégrateurs et hébergeurs qui installent et exploitent l’écosystème chez leurs clients.',
          },
        }),
      );
      spec
        .list('navigation.yaml', 'footer', 'lists', 0, 'items')
        .add(spec.node({ name: 'Partenaires', href: '/partenaires' }));
    },
  },
  {
    name: 'a page has another address beside its own',
    change: (spec) =>
      spec
        .list('routes.yaml', 'routes')
        .items.find((route) => route.get('page') === 'about')
        ?.set('aliases', spec.node(['/qui-sommes-nous'])),
  },
];

/** The figures of a row (`retail-roi`, `retail-savings`…) for a new row, whose own they are. */
function copyFacts(spec: SpecCopy, from: string, to: string): void {
  const facts = spec.document('facts.yaml').contents;
  if (!isMap(facts)) throw new Error('no facts');
  for (const pair of facts.items.filter(({ key }) => isScalar(key) && String(key.value).startsWith(`${from}-`))) {
    const copy = pair.clone();
    const holder = spec.node({});
    holder.add(copy);
    withId(holder, from, to);
    facts.add(copy);
  }
}
