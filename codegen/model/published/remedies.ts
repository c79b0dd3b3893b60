import { type DocumentPath, itemsAt, valueAt } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { Redirect } from '../redirects/redirects.ts';

const file = 'spec/redirects.yaml';

/** « ajoutez à spec/redirects.yaml « - { from: /a, to: /b } » », as the file is now. */
export function redirectToWrite(source: Source | undefined, redirects: readonly Redirect[]): string {
  const lines = redirects.map((redirect) => `« ${redirectLine(redirect)} »`).join(' et ');
  if (source === undefined) return `créez ${file} avec « redirects: » et, dessous, ${lines}`;
  const list = valueAt(source.data, ['redirects']);
  return Array.isArray(list) && list.length === 0
    ? `dans ${file}, remplacez « redirects: [] » par « redirects: » et, dessous, ${lines}`
    : `ajoutez à la liste de ${file} ${lines}`;
}

/** `- { from: /a, gone: true }` */
export function redirectLine({ from, to }: Redirect): string {
  return `- { from: ${from}, ${to === null ? 'gone: true' : `to: ${to}`} }`;
}

/** What brings the places back that name a row by its old id. */
export function renameWords(table: string, old: string, id: string): string {
  return `Écrivez-y « ${id} », ou remettez « id: ${old} » et lancez « npm run rename -- ${table} ${old} ${id} », qui fait tout cela.`;
}

/** The address of the page above one that is gone: `/solutions` for `/solutions/retail`, at last `/`. */
export function nearestParent(address: string, addresses: ReadonlySet<string>): string {
  const parent = address.slice(0, address.lastIndexOf('/'));
  if (parent === '') return '/';
  return addresses.has(parent) ? parent : nearestParent(parent, addresses);
}

/** Where spec/routes.yaml gives a page file its address; nowhere when no route names it. */
export function routeOfPage({ data }: Source, page: string): DocumentPath | undefined {
  const position = itemsAt(data, ['routes']).findIndex((route) => valueAt(route, ['page']) === page);
  return position < 0 ? undefined : ['routes', position, 'path'];
}
