import type { Fault } from '../../base/findings/finding.ts';
import { objectsIn, textAt, valueAt } from '../../base/json.ts';
import type { SpecIndex } from './spec-index.ts';
import { whyHidden } from './days.ts';

/** The words of a finding where a value names a row that the viewed site does not have. */
export type HiddenWords = Required<Pick<Fault, 'message' | 'remedy' | 'about'>>;

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
  const found = familiesOf(index).flatMap((family) => {
    const id = idIn(family, address);
    return id === undefined ? [] : [hiddenRow(index, family.table, id)];
  });
  return found.find((words) => words !== undefined);
}

/** The pages of a table, at addresses that hold the ids of its rows. */
interface Family {
  readonly table: string;
  readonly page: string;
  readonly template: string;
}

/** The families of a spec, in the order of its routes. */
export function familiesOf({ pages, singles }: SpecIndex): Family[] {
  return objectsIn(valueAt(singles.get('routes')?.data, ['routes'])).flatMap(({ path: template, page }) => {
    if (typeof template !== 'string' || !template.includes('{row.id}')) return [];
    const table = textAt(pages.get(String(page))?.data, ['each']);
    return table === undefined ? [] : [{ table, page: String(page), template }];
  });
}

/** The id that an address of a family holds; `undefined` for another address. */
export function idIn({ template }: Family, address: string): string | undefined {
  const pattern = template
    .split('{row.id}')
    .map((part) => RegExp.escape(part))
    .join('([a-z0-9-]+)');
  const [, id] = new RegExp(`^${pattern}$`).exec(address) ?? [];
  return id !== undefined && addressWithId(template, id) === address ? id : undefined;
}

/** The address that a family's template gives to the row `id`. */
export function addressWithId(template: string, id: string): string {
  return template.replaceAll('{row.id}', id);
}
