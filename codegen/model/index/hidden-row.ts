import type { Missing } from '../../base/findings/fault.ts';
import { objectsIn, valueAt } from '../../base/json.ts';
import type { SpecIndex } from './spec-index.ts';
import { whyHidden } from './days.ts';

/** The words of a finding where a value names a row that the viewed site does not have. */
export interface HiddenWords {
  readonly message: string;
  readonly remedy: string;
  readonly about: Missing;
}

type Hidden = Pick<SpecIndex, 'hidden' | 'view'>;

/** Why a row that the spec has cannot be named; nothing where the spec has no such row. */
export function hiddenRow({ hidden, view }: Hidden, table: string, id: string): HiddenWords | undefined {
  const row = hidden.get(table)?.find((one) => one.id === id);
  if (row === undefined || view === undefined) return undefined;
  const { key, words } = whyHidden(row.days, view);
  const { document } = row.source;
  const place = `${document.file}:${document.locate([...row.path, key]).line}`;
  return {
    message: `la ligne « ${id} » de « ${table} » n'est pas sur le site : ${words} (« ${key}: ${String(row.data[key])} », ${place}).`,
    remedy: 'Donnez les mêmes jours à la ligne ou au bloc qui la nomme ici, ou ne la nommez pas.',
    about: {
      kind: 'row',
      name: `${table}.${id}`,
      restore: `Changez les jours de la ligne (${place}), ou ne la nommez à aucun de ces endroits.`,
    },
  };
}

/** The same, where an address is that of the page of such a row. */
export function hiddenAddress(index: SpecIndex, href: string): HiddenWords | undefined {
  const address = href.replace(/[?#].*$/, '');
  const found = hiddenAddresses(index).find(({ path }) => path === address);
  return found && hiddenRow(index, found.table, found.row.id);
}

/** The addresses that the pages of hidden rows would have, where an address holds no value of a row but its id. */
export function hiddenAddresses({ hidden, pages, singles }: SpecIndex) {
  return objectsIn(valueAt(singles.get('routes')?.data, ['routes'])).flatMap((route) => {
    const { path: template } = route;
    if (typeof template !== 'string') return [];
    const table = String(valueAt(pages.get(String(route.page))?.data, ['each']));
    return (hidden.get(table) ?? []).map((row) => ({ table, row, path: addressWithId(template, row.id) }));
  });
}

/** The address that a family's template gives to the row `id`. */
export function addressWithId(template: string, id: string): string {
  return template.replaceAll('{row.id}', id);
}
