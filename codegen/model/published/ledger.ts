import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../base/findings/finding.ts';
import { fileFinding } from '../../read/source.ts';
import { type PagePlan, pageAddresses } from '../pages/pages.ts';
import type { RowLinks } from './row-links.ts';
import { ledgers } from '../../run/ledgers.ts';

/** Addresses that bookmarks and other sites may have: each one answers or is redirected. One with a query chooses a row in a form. */
export type Published = ReadonlySet<string>;

/** The list of published addresses; `undefined` where there is none. One that cannot be read is a finding. */
export function readPublished(root: string): { published: Published | undefined; findings: Finding[] } {
  const file = join(root, ledgers.published);
  if (!existsSync(file)) return { published: undefined, findings: [] };
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  if (lines.every((line) => /^\/\S*$/.test(line))) return { published: new Set(lines), findings: [] };
  const message = 'la liste des adresses publiées ne peut plus être lue : chaque ligne est une adresse.';
  const remedy = `Rétablissez-la (« git restore ${ledgers.published} »).`;
  return { published: undefined, findings: [fileFinding(ledgers.published, 'read/published', message, remedy)] };
}

/** The list as it is after a publication: the addresses of these pages and of rows without one, and all former ones. */
export function publishedText(root: string, pages: Iterable<PagePlan>, links: readonly RowLinks[]): string {
  const choices = links.flatMap(({ start, ids }) => [...ids].map((id) => start + id));
  const all = new Set([...(readPublished(root).published ?? []), ...[...pages].flatMap(pageAddresses), ...choices]);
  return [...all]
    .toSorted()
    .map((address) => `${address}\n`)
    .join('');
}

/** The addresses that no publication has written into the list; none where there is no list. A page that appears on a day of its own is exempt. */
export function unlistedAddresses(published: Published | undefined, pages: Iterable<PagePlan>): string[] {
  if (published === undefined) return [];
  const undated = [...pages].filter(({ row }) => row?.written['from'] === undefined);
  return undated.flatMap(pageAddresses).filter((address) => !published.has(address));
}
