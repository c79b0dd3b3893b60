import { isObject, type DocumentPath } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { Redirect } from '../redirects/redirects.ts';

const file = 'spec/redirects.yaml';

/** « ajoutez à spec/redirects.yaml « - { from: /a, to: /b } » », as the file is now. */
export function redirectToWrite(source: Source | undefined, redirects: readonly Redirect[]): string {
  const lines = redirects.map((redirect) => `« ${redirectLine(redirect)} »`).join(' et ');
  const list = isObject(source?.data) ? source.data.redirects : undefined;
  if (source === undefined) return `créez ${file} avec « redirects: » et, dessous, ${lines}`;
  const isEmpty = Array.isArray(list) && list.length === 0;
  return isEmpty
    ? `dans ${file}, remplacez « redirects: [] » par « redirects: » et, dessous, ${lines}`
    : `ajoutez à la liste de ${file} ${lines}`;
}

/** `- { from: /a, gone: true }` */
export function redirectLine({ from, to }: Redirect): string {
  return `- { from: ${from}, ${to === null ? 'gone: true' : `to: ${to}`} }`;
}

/** « écrivez dans spec/redirects.yaml « removedRows: [packs.starter] » ». */
export function removedRowToWrite(source: Source | undefined, name: string): string {
  const hasList = isObject(source?.data) && Array.isArray(source.data.removedRows);
  if (hasList) return `ajoutez « ${name} » à « removedRows » dans ${file}`;
  const others = source === undefined ? '« redirects: [] » et ' : '';
  return `écrivez dans ${file} ${others}« removedRows: [${name}] »`;
}

/**
 * The new id that stands where a published one stood: between the same neighbours, or the only new one when only one is gone.
 * @param published ids in the order in which they were published
 * @param now ids in their order of now
 */
export function successorOf(id: string, published: readonly string[], now: readonly string[]): string | undefined {
  const known = new Set(published);
  const living = new Set(now);
  const isNew = (candidate: string | undefined) => candidate !== undefined && !known.has(candidate);
  const place = published.indexOf(id);
  const before = published.slice(0, place).findLast((other) => living.has(other));
  const after = published.slice(place + 1).find((other) => living.has(other));
  const next = now[before === undefined ? 0 : now.indexOf(before) + 1];
  const previous = after === undefined ? now.at(-1) : now[now.indexOf(after) - 1];
  const neighbour = [next, previous].find(isNew);
  if (neighbour !== undefined) return neighbour;
  const fresh = now.filter(isNew);
  const lost = published.filter((other) => !living.has(other));
  return fresh.length === 1 && lost.length === 1 ? fresh[0] : undefined;
}

/** The address of the page above one that is gone: `/solutions` for `/solutions/retail`, at last `/`. */
export function nearestParent(address: string, addresses: ReadonlySet<string>): string {
  const parent = address.slice(0, address.lastIndexOf('/'));
  if (parent === '') return '/';
  return addresses.has(parent) ? parent : nearestParent(parent, addresses);
}

/** Where spec/routes.yaml gives a page file its address; nowhere when no route names it. */
export function routeOfPage({ data }: Source, page: string): DocumentPath | undefined {
  const routes = isObject(data) && Array.isArray(data.routes) ? data.routes : [];
  const position = routes.findIndex((route) => isObject(route) && route.page === page);
  return position < 0 ? undefined : ['routes', position, 'path'];
}
