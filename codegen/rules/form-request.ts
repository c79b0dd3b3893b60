import { requestableLists } from '../model/forms/requestable-lists.ts';
import { addressOf, requestAddresses, requestPlaces } from '../model/forms/requests.ts';
import { defineRule } from './engine/rule.ts';

/** Visitors can request a row of a list: the form of the linked page has a parameter for the row, and takes rows of its table. */
export const rule = defineRule({
  reads: ['pages', 'forms', 'schemas'],
  isLast: true,
  check({ pages, forms, schemas }, report) {
    const places = requestPlaces({ forms }, pages, schemas);
    for (const block of pages.flatMap((page) => page.blocks)) {
      const links = requestAddresses(block.value, schemas);
      const lists = links.length === 0 ? [] : requestableLists(block);
      for (const { path, href } of links) {
        const place = places.get(addressOf(href));
        if (place === undefined) continue;
        const { form, parameter, lists: known } = place;
        const origin = block.originOf(path);
        const code = 'rule/form-request';
        if (parameter === undefined) {
          const message = `le formulaire « ${form} », que montre cette page, ne saurait pas ce qui lui est demandé.`;
          const remedy = `Dites dans spec/forms/${form}.yaml par quel paramètre une liste le lui nomme (« requestParameter: »).`;
          report(origin.source, origin.path, { code, message, remedy });
          continue;
        }
        const unknown = lists.filter((list) => !known.includes(list)).map((list) => `« ${list} »`);
        if (unknown.length === 0) continue;
        const message = `le formulaire « ${form} », que montre cette page, ne connaît pas les lignes de ${unknown.join(', ')} : il ne saurait pas ce qui lui est demandé.`;
        const remedy = `Dans spec/forms/${form}.yaml, ajoutez ${unknown.join(', ')} à « from: » du lien « parameter: ${parameter} ».`;
        report(origin.source, origin.path, { code, message, remedy });
      }
    }
  },
});
