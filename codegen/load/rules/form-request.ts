import { addressOf, askedAddresses, requestPlaces } from '../forms/requests.ts';
import type { MadePage } from '../pages/pages.ts';
import type { Resolved } from '../resolve/resolved.ts';
import { defineRule } from '../rule-engine/rule.ts';
import type { Schemas } from '../schemas/schemas.ts';
import type { DocumentPath } from '../values/json.ts';
import { RememberedItems } from '../values/remembered-lists.ts';

/** Where a list lets visitors ask for a row, the form that it leads to says by which parameter the row is named. */
export const rule = defineRule({
  codes: ['rule/form-request'],
  reads: ['pages', 'forms', 'schemas'],
  check({ pages, forms, schemas }, report) {
    const places = requestPlaces({ forms }, pages, schemas);
    for (const { block, path, href } of listed.of(pages, (page) => askedOn(page, schemas), schemas).flat()) {
      const place = places.get(addressOf(href));
      if (place === undefined || place.parameter !== undefined) continue;
      const origin = block.originOf(path);
      const message = `le formulaire « ${place.form} », que montre cette page, ne saurait pas ce qui lui est demandé.`;
      const remedy = `Dites dans spec/forms/${place.form}.yaml par quel paramètre une liste le lui nomme (« requestParameter: »).`;
      report(origin.source, origin.path, { code: 'rule/form-request', message, remedy });
    }
  },
});

interface Asked {
  block: Resolved;
  path: DocumentPath;
  href: string;
}

/** By page, the addresses to which its lists add the row that is asked for. */
const listed = new RememberedItems<MadePage, readonly Asked[]>();

function askedOn({ blocks }: MadePage, schemas: Schemas): readonly Asked[] {
  return blocks.flatMap((block) =>
    askedAddresses(block.value, schemas).map(({ path, href }) => ({ block, path, href })),
  );
}
