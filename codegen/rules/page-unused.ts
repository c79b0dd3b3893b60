import { itemsAt, valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/** Every page file is reached by a route. The page of an empty table is used, though it makes no address. */
export const rule = defineRule({
  reads: ['routes', 'present'],
  check({ routes, present }, report) {
    if (!Array.isArray(valueAt(routes.data, ['routes']))) return;
    const used = new Set(itemsAt(routes.data, ['routes']).map((route) => valueAt(route, ['page'])));
    for (const [name, page] of present.index.pages) {
      if (used.has(name)) continue;
      const message = `aucune route ne mène à la page « ${name} ».`;
      const remedy = 'Ajoutez-la à spec/routes.yaml, ou supprimez le fichier.';
      report(page, [], { code: 'rule/page-unused', message, remedy });
    }
  },
});
