import { textAt, valueAt, type DocumentPath } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { defineRule, type Report } from './engine/rule.ts';

/** Where forms are sent: no address without effect. */
export const rule = defineRule({
  reads: ['site', 'forms', 'addresses'],
  isLast: true,
  check({ site, forms, addresses }, report) {
    const shared = valueAt(site.data, ['forms', 'delivery']);
    onPage(site, ['forms', 'delivery'], addresses, report);
    for (const [file, source] of forms) {
      onPage(source, ['delivery'], addresses, report);
      const own = valueAt(source.data, ['delivery']);
      if (shared !== 'none' || own === undefined || own === 'none') continue;
      const message = `le formulaire « ${file} » a une adresse, et le site ne transmet rien (« delivery: none », dans spec/site.yaml).`;
      const remedy = "Écrivez l'adresse commune dans spec/site.yaml, ou retirez celle-ci.";
      report(source, ['delivery'], { code: 'rule/form-delivery', message, remedy });
    }
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
