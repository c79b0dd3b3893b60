import { defineRule } from './engine/rule.ts';

/** Addresses that visitors reach without a link: the home page and the page for unknown addresses. */
const entrances = new Set(['/', '/404']);

/** Some link of another page, of a menu or of a row leads to each page that has a route of its own. (Rows are placed by `placedIn`.) */
export const rule = defineRule({
  reads: ['pages', 'links', 'addresses'],
  isLast: true,
  check({ pages, links: { written, pageOf }, addresses }, report) {
    const all = written.flatMap(({ links }) => links);
    // A link that leads nowhere is reported, and may mean the page whose address was changed.
    if (all.some(({ address }) => address.startsWith('/') && !addresses.has(address))) return;
    const unreached = new Set(pages.filter(({ path, row }) => row === undefined && !entrances.has(path)));
    for (const { from, links } of written) {
      for (const link of links) {
        const to = pageOf(link, from);
        if (to !== undefined && to !== from) unreached.delete(to);
      }
    }
    for (const { path, route } of unreached) {
      const { source, path: place } = route.originOf(['path']);
      const message = `aucun lien du site ne mène à la page ${path}.`;
      const remedy = 'Ajoutez-la à un menu (spec/navigation.yaml) ou à une page, ou retirez sa route.';
      report(source, place, { code: 'rule/page-unreached', message, remedy });
    }
  },
});
