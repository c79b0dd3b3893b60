import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../base/findings/finding.ts';
import { fileFinding } from '../../read/report.ts';
import { isObject, type Json } from '../../base/json.ts';
import { asTyped } from '../../base/excerpt.ts';
import { camelCase } from '../../base/names.ts';
import type { PagePlan } from '../pages/page-plan.ts';
import { aliasesOf } from '../pages/pages.ts';
import type { Site } from '../site.ts';
import { ledgers } from '../../run/ledgers.ts';

/** Published addresses, and the ids by which links name rows: bookmarks and other sites have them. */
export interface Published {
  /** By address: the page file that it showed, and in a family the row (`sector/finance`). */
  readonly addresses: Readonly<Record<string, string>>;
  /** By table, the ids in the order of the rows. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** By table and id, the name that visitors last read of such a row, if it has one. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

/** The ledger; nothing where there is none. One that cannot be read is a finding. */
export function readPublished(root: string): { published: Published | undefined; findings: Finding[] } {
  let text;
  try {
    text = readFileSync(join(root, ledgers.published), 'utf8');
  } catch {
    return { published: undefined, findings: [] };
  }
  const published = parse(text);
  if (published !== undefined) return { published, findings: [] };
  const message = 'la liste de ce qui a été publié ne peut plus être lue.';
  const remedy = `Rétablissez-la (« git restore ${ledgers.published} »).`;
  return { published, findings: [fileFinding(ledgers.published, 'read/published', message, remedy)] };
}

/** The ledger as it is after a publication: the current entries, then the former ones. Nothing leaves it. */
export function publishedText(root: string, now: Published): string {
  const before = readPublished(root).published ?? { addresses: {}, rows: {} };
  const tables = new Set([...Object.keys(now.rows), ...Object.keys(before.rows)]);
  const rows = [...tables].map((table) => {
    const ids = new Set([...(now.rows[table] ?? []), ...(before.rows[table] ?? [])]);
    return `    ${JSON.stringify(table)}: ${JSON.stringify([...ids])}`;
  });
  const addresses = Object.entries({ ...now.addresses, ...withoutKeys(before.addresses, now.addresses) }).map(
    ([address, page]) => `    ${JSON.stringify(address)}: ${JSON.stringify(page)}`,
  );
  const named = { ...before.names, ...now.names };
  const names = Object.keys(named).map(
    (table) =>
      `    ${JSON.stringify(table)}: ${JSON.stringify({ ...now.names?.[table], ...withoutKeys(before.names?.[table] ?? {}, now.names?.[table] ?? {}) })}`,
  );
  const parts = Object.entries({ addresses, rows, ...(names.length > 0 && { names }) }).map(
    ([part, lines]) => `  "${part}": {\n${lines.join(',\n')}\n  }`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

type Texts = Published['addresses'];

function withoutKeys(values: Texts, keys: Texts): Texts {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !Object.hasOwn(keys, key)));
}

function parse(text: string): Published | undefined {
  try {
    const value = JSON.parse(text) as Json;
    if (!isObject(value) || !isObject(value.addresses) || !isObject(value.rows)) return undefined;
    const { addresses, rows, names = {} } = value;
    const areTexts = (list: Json[]) => list.every((item) => typeof item === 'string');
    const isWhole =
      areTexts(Object.values(addresses)) && Object.values(rows).every((ids) => Array.isArray(ids) && areTexts(ids));
    const areNamed =
      isObject(names) && Object.values(names).every((byId) => isObject(byId) && areTexts(Object.values(byId)));
    return isWhole && areNamed ? (value as unknown as Published) : undefined;
  } catch {
    return undefined;
  }
}

/** Every address of a site, and the ids of the rows that links name. */
export function publishedNow(
  pages: Iterable<PagePlan>,
  { tables, linkTables }: Pick<Site, 'tables' | 'linkTables'>,
): Published {
  const addresses = [...pages].flatMap((page) => {
    const shown = page.row === undefined ? page.family : `${page.family}/${page.row.id}`;
    return [page.path, ...aliasesOf(page)].map((address) => [address, shown]);
  });
  const named = [...new Set(Object.values(linkTables).flat())].map(
    (table) => [table, (tables[camelCase(table)] ?? []).filter(isObject)] as const,
  );
  const rows = named.map(([table, own]) => [table, own.map(({ id }) => String(id))]);
  const names = named.flatMap(([table, own]) => {
    const entries = own.flatMap(({ id, name }) =>
      typeof name === 'string' ? [[String(id), asTyped(name)] as const] : [],
    );
    return entries.length === 0 ? [] : [[table, Object.fromEntries(entries)] as const];
  });
  return {
    names: Object.fromEntries(names),
    addresses: Object.fromEntries(addresses) as Published['addresses'],
    rows: Object.fromEntries(rows) as Published['rows'],
  };
}
