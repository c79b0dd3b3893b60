import { fieldsOf } from '../model/forms/fields.ts';
import { entriesAt, textAt, valueAt, type DocumentPath } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { defineRule, type Report } from './engine/rule.ts';
import { isReserved } from './form-fields.ts';

/** Where forms are sent and with what: no address without effect, and nothing fixed in the place of an answer. */
export const rule = defineRule({
  reads: ['site', 'forms', 'addresses'],
  isLast: true,
  check({ site, forms, addresses }, report) {
    const shared = valueAt(site.data, ['forms', 'delivery']);
    onPage(site, ['forms', 'delivery'], addresses, report);
    const everyName = new Set<string>();
    for (const [file, source] of forms) {
      const names = new Set(fieldsOf(source.data).map(({ field }) => String(field.name)));
      for (const name of names) everyName.add(name);
      collisions(source, ['extraFields'], names, report);
      onPage(source, ['delivery'], addresses, report);
      const own = valueAt(source.data, ['delivery']);
      if (shared !== 'none' || own === undefined || own === 'none') continue;
      const message = `le formulaire « ${file} » a une adresse, et le site ne transmet rien (« delivery: none », dans spec/site.yaml).`;
      const remedy = "Écrivez l'adresse commune dans spec/site.yaml, ou retirez celle-ci.";
      report(source, ['delivery'], { code: 'rule/form-delivery', message, remedy });
    }
    collisions(site, ['forms', 'extraFields'], everyName, report);
  },
});

/** The server passes an address of the site, and all below it, to the program that takes requests: a page there would not be seen. */
function onPage(source: Source, path: DocumentPath, addresses: ReadonlySet<string>, report: Report): void {
  const delivery = textAt(source.data, path) ?? '';
  if (!/^\/./u.test(delivery)) return;
  const folder = `${delivery.replace(/\/$/u, '')}/`;
  const page = [...addresses].find((one) => `${one}/`.startsWith(folder));
  if (page === undefined) return;
  const message = `le serveur passerait « ${page} », qui est une page du site, au programme qui reçoit les demandes.`;
  const remedy = 'Écrivez une adresse que rien ne porte, comme « /demandes ».';
  report(source, path, { code: 'rule/form-delivery', message, remedy });
}

function collisions(source: Source, path: DocumentPath, names: ReadonlySet<string>, report: Report): void {
  for (const [name] of entriesAt(source.data, path)) {
    if (!names.has(name) && !isReserved(name)) continue;
    const message = `« ${name} » est déjà le nom d'un champ ou d'une donnée que le site transmet : la réponse du visiteur serait perdue.`;
    const remedy = 'Donnez à cette donnée un autre nom.';
    report(source, [...path, name], { code: 'rule/form-extra-field', message, remedy });
  }
}
