import { isObject } from '../../base/json.ts';
import type { Redirect } from '../redirects/written-redirects.ts';
import type { Source } from '../../read/source.ts';

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
