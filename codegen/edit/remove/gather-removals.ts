import { valueAt, type DocumentPath } from '../../load/values/json.ts';
import type { Row, Source } from '../../load/resolve/spec-index.ts';
import { mentionsOf } from '../mentions/mentions-of.ts';
import type { Mention } from '../mentions/mention.ts';
import { rowsWithId } from '../rows-with-id.ts';
import type { Spec } from '../spec.ts';
import { needsItems, removableAt } from './removable.ts';
import { withoutRow } from './without-row.ts';

/** A part of a file that goes. */
export interface Removal {
  readonly source: Source;
  readonly path: DocumentPath;
}

/** A text that stays, written otherwise. */
export interface Rewrite extends Removal {
  readonly text: string;
}

/** Everything that goes with a row. */
export interface Removals {
  /** The row itself first, then those that cannot be without it. */
  readonly rows: readonly { readonly table: string; readonly row: Row; readonly addresses: readonly string[] }[];
  readonly removals: readonly Removal[];
  readonly rewrites: readonly Rewrite[];
  /** Places that name a row and that only a person can write otherwise: sentences, parts that a page needs. */
  readonly left: readonly Mention[];
}

/** Follows the mentions of a row, on whatever days it is on the site, of the rows that go with it, and of what their lists held. Nothing is written. */
export function gatherRemovals(spec: Spec, table: string, row: Row): Removals {
  const gathered = new Gathering(spec);
  gathered.row(table, row);
  for (const twin of rowsWithId(spec, { table, id: row.id })) gathered.row(table, twin);
  return gathered.result();
}

class Gathering {
  readonly #spec: Spec;
  readonly #rows = new Map<Row, { table: string; addresses: readonly string[] }>();
  readonly #removals = new Map<string, Removal>();
  readonly #rewrites = new Map<string, Rewrite>();
  readonly #left: Mention[] = [];

  constructor(spec: Spec) {
    this.#spec = spec;
  }

  row(table: string, row: Row): void {
    if (this.#rows.has(row)) return;
    const addresses = this.#spec.pages.flatMap((page) =>
      page.row?.source === row.source && page.row.path.join('/') === row.path.join('/') ? [page.path] : [],
    );
    this.#rows.set(row, { table, addresses });
    this.#removals.set(keyOf(row), { source: row.source, path: row.path });
    for (const mention of mentionsOf(this.#spec, { table, id: row.id }, new Set(addresses))) this.#mention(mention);
  }

  #mention(mention: Mention): void {
    const { source, path, text, start, end, as } = mention;
    const written = this.#rewrites.get(keyOf(mention))?.text ?? text;
    const isParameter = as === 'id' && text.startsWith('/');
    if (isParameter) this.#rewrites.set(keyOf(mention), { source, path, text: withoutRow(written, { start, end }) });
    // A sentence says more than the name of the row.
    else if (as === 'id' && /[^\s{}]/u.test(text.replaceAll(/\{[^{}]*\}/gu, '')) && text.includes('{'))
      this.#left.push(mention);
    else if (source.document.kind === 'redirects') this.#left.push(mention);
    else if (!this.#remove(source, path)) this.#left.push(mention);
  }

  /** Whether there was something to remove there. */
  #remove(source: Source, path: DocumentPath): boolean {
    const found = removableAt(this.#spec, source, path);
    if (found === undefined) return false;
    if ('row' in found) {
      this.row(found.table, found.row);
      return true;
    }
    this.#removals.set(keyOf({ source, path: found.path }), { source, path: found.path });
    const list = found.path.slice(0, -1);
    const items = valueAt(source.data, list);
    if (!Array.isArray(items)) return true;
    const isEmptied = items.every((_, index) => this.#removals.has(keyOf({ source, path: [...list, index] })));
    return !isEmptied || !needsItems(this.#spec, source, list) || this.#remove(source, list);
  }

  result(): Removals {
    const all = [...this.#removals.values()];
    const isInside = (place: Removal) =>
      all.some((other) => other.source === place.source && isBelow(place.path, other.path));
    const isGone = (place: Removal) => isInside(place) || this.#removals.has(keyOf(place));
    return {
      rows: [...this.#rows].map(([row, { table, addresses }]) => ({ row, table, addresses })),
      removals: all.filter((place) => !isInside(place)),
      rewrites: [...this.#rewrites.values()].filter((place) => !isGone(place)),
      left: this.#left.filter((place) => !isGone(place)),
    };
  }
}

function keyOf({ source, path }: Removal): string {
  return `${source.document.file} ${path.join('/')}`;
}

/** Does a path lead further than another? */
function isBelow(path: DocumentPath, above: DocumentPath): boolean {
  return path.length > above.length && above.every((step, at) => step === path[at]);
}
