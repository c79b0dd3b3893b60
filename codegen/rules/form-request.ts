import { askedLists } from '../model/forms/asked-lists.ts';
import { addressOf, askedAddresses, requestPlaces } from '../model/forms/requests.ts';
import type { MadePage } from '../model/pages/pages.ts';
import type { Resolved } from '../model/resolve/resolved.ts';
import { defineRule } from './engine/rule.ts';
import type { Schemas } from '../schemas/schemas.ts';
import type { DocumentPath } from '../base/json.ts';

/** Visitors can request a row of a list: the form of the linked page has a parameter for the row, and takes rows of its table. */
export const rule = defineRule({
  codes: ['rule/form-request'],
  reads: ['pages', 'forms', 'schemas'],
  check({ pages, forms, schemas }, report) {
    const places = requestPlaces({ forms }, pages, schemas);
    for (const { block, path, href, lists } of pages.flatMap((page) => requestLinks(page, schemas))) {
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
  },
});

interface RequestLink {
  block: Resolved;
  path: DocumentPath;
  href: string;
  /** The lists with rows that visitors can request. */
  lists: readonly string[];
}

/** The addresses of a page to which its lists add the requested row. */
function requestLinks({ blocks }: MadePage, schemas: Schemas): RequestLink[] {
  return blocks.flatMap((block) => {
    const addresses = askedAddresses(block.value, schemas);
    const lists = addresses.length === 0 ? [] : askedLists(block);
    return addresses.map(({ path, href }) => ({ block, path, href, lists }));
  });
}
