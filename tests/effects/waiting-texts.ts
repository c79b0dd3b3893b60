import { blocksIn } from '../../codegen/load/days/blocks-in.ts';
import { isObject, valueAt } from '../../codegen/load/values/json.ts';
import { isShownByExample } from '../contract/example-texts.tsx';
import { shownSources, type Holder, type Scalar } from './changed-spec.ts';

/**
 * Texts that nobody reads because of what their owner decided:
 * - a field of a block as a whole, while an example of the block shows it: it waits for a row, a price, a setting or a day;
 * - a field of a table as a whole, which no page asks for;
 * - a row as a whole, which no page takes;
 * - what the calculator says, on a site without one.
 */
export function* waitingTexts(texts: readonly Scalar[], unseen: ReadonlySet<Scalar>): Iterable<Scalar> {
  const fields = Map.groupBy(texts, (text) => text.holder && fieldName(text, text.holder));
  const rows = Map.groupBy(texts, ({ holder }) =>
    holder?.kind === 'row' ? `${holder.table} ${holder.row}` : undefined,
  );
  const isUnseen = (together: readonly Scalar[] | undefined) => together?.every((text) => unseen.has(text)) === true;
  const hasCalculator = shownSources().some(({ data }) =>
    blocksIn(data).some((block) => valueAt(block, ['type']) === 'calculator'),
  );
  for (const text of unseen) {
    const { holder } = text;
    if (holder === undefined) {
      if (text.file === 'spec/roi.yaml' && !hasCalculator) yield text;
      continue;
    }
    if (holder.kind === 'row' && isUnseen(rows.get(`${holder.table} ${holder.row}`))) yield text;
    else if (isUnseen(fields.get(fieldName(text, holder))) && isWaiting(holder)) yield text;
  }
}

function fieldName({ file, path }: Scalar, holder: Holder): string {
  return holder.kind === 'block' ? `${file} ${path[1]} ${holder.field}` : `${holder.table} ${holder.field}`;
}

function isWaiting(holder: Holder): boolean {
  if (holder.kind === 'block') return isShownByExample(holder.block, holder.field);
  const [key = ''] = holder.field.split('/');
  return !keysAsked(holder.table).has(key);
}

const asked = new Map<string, ReadonlySet<string>>();

/** The keys that the pages of a table's rows name: `{row.terms.heading}`, `ref: row.terms`. */
function keysAsked(table: string): ReadonlySet<string> {
  const known = asked.get(table);
  if (known !== undefined) return known;
  const pages = shownSources().filter(({ data }) => isObject(data) && data.each === table);
  const named = JSON.stringify(pages.map(({ data }) => data)).matchAll(/\brow\.([\w-]+)/g);
  const keys = new Set([...named].map(([, key = '']) => key));
  asked.set(table, keys);
  return keys;
}
