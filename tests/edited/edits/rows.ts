import type { Edit } from '../edit.ts';
import { addSector } from './add-sector.ts';
import { addTechnology } from './add-technology.ts';
import { removeUseCase } from './remove-use-case.ts';
import { renameRow } from './rename-row.ts';

/** Rows with pages of their own: added, removed, renamed. */
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
