import { addressOf, askedAddresses, requestPlaces } from '../forms/requests.ts';
import { defineRule } from '../rule-engine/rule.ts';

/** Where a list lets visitors ask for a row, the form that it leads to says by which parameter the row is named. */
export const rule = defineRule({
  codes: ['rule/form-request'],
  reads: ['pages', 'forms', 'schemas'],
  check({ pages, forms, schemas }, report) {
    const places = requestPlaces({ forms }, pages, schemas);
    for (const block of pages.flatMap(({ blocks }) => blocks)) {
      for (const { path, href } of askedAddresses(block.value, schemas)) {
        const place = places.get(addressOf(href));
        if (place === undefined || place.parameter !== undefined) continue;
        const origin = block.originOf(path);
        const message = `le formulaire « ${place.form} », que montre cette page, ne saurait pas ce qui lui est demandé.`;
        const remedy = `Dites dans spec/forms/${place.form}.yaml par quel paramètre une liste le lui nomme (« requestParameter: »).`;
        report(origin.source, origin.path, { code: 'rule/form-request', message, remedy });
      }
    }
  },
});
