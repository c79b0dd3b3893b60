import type { Json, JsonObject } from '../values/json.ts';
import { isOrdinary } from './ordinary-text.ts';
import { readBlock } from './plain-block.ts';
import { flowValue, oddKeys, scalarValue } from './plain-values.ts';

/** A line: its indent, the dash of an item, the key of an entry and its value, or the value of an item. */
const linePattern = /^( *)(- +)?(?:([\p{L}/$][\p{L}\d_/-]*):(?: +(\S.*))?|(\S.*))$/u;

/** Signs that nobody sees, and spaces of other kinds. */
const oddSign = /[^\P{C}\n]|[^\P{Z} ]/u;

/** Deeper nesting is left to the syntax tree. */
const maxDepth = 12;

/** A mapping or list that is open, and the column of its entries. */
type Open =
  | { readonly indent: number; readonly kind: 'map'; readonly value: JsonObject }
  | { readonly indent: number; readonly kind: 'list'; readonly value: Json[] };

/**
 * What a plainly written file says: mappings and lists by their indent, values on the line of their key, `|` and `>` blocks. Everything that might be
 * read in another way, and every mistake, is left to the syntax tree, some twenty times slower: then there is nothing.
 * Both come to the same (tests/unit/plain-yaml.test.ts).
 */
export function readPlain(text: string): Json | undefined {
  if (!isOrdinary(text) && oddSign.test(text)) return undefined;
  return new PlainReader(text).read();
}

class PlainReader {
  readonly #text: string;
  #at = 0;
  readonly #open: Open[] = [];
  /** The mapping and key whose value stands on the lines that follow. */
  #awaited: { readonly map: JsonObject; readonly key: string; readonly indent: number } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Json | undefined {
    let root: Json | undefined;
    while (this.#at < this.#text.length) {
      const line = this.#nextLine();
      if (isBlank(line)) continue;
      const found = linePattern.exec(line);
      if (found === null) return undefined;
      const [, spaces = '', dash = '', key, written, item] = found;
      if (!this.#findPlace(spaces.length, dash !== '')) return undefined;
      root ??= this.#open[0]?.value;
      if (this.#open.length > maxDepth) return undefined;
      if (key === undefined ? !this.#addItem(dash, item ?? '') : !this.#addEntry(spaces, dash, key, written))
        return undefined;
    }
    return this.#awaited === undefined ? root : undefined;
  }

  #nextLine(): string {
    const end = this.#text.indexOf('\n', this.#at);
    const line = this.#text.slice(this.#at, end === -1 ? undefined : end);
    this.#at = end === -1 ? this.#text.length : end + 1;
    return line;
  }

  /** Makes the mapping or list to which a line belongs the last one that is open. */
  #findPlace(indent: number, isItem: boolean): boolean {
    const awaited = this.#awaited;
    if (awaited !== undefined || this.#open.length === 0) {
      // A list may stand in the column of its key.
      const isBelow = awaited === undefined ? indent === 0 : indent > awaited.indent;
      if (!isBelow && !(isItem && indent === awaited?.indent)) return false;
      const value: Json[] | JsonObject = isItem ? [] : {};
      if (awaited !== undefined) awaited.map[awaited.key] = value;
      this.#awaited = undefined;
      this.#open.push(Array.isArray(value) ? { indent, kind: 'list', value } : { indent, kind: 'map', value });
      return true;
    }
    const isOver = (one: Open) => one.indent > indent || (one.indent === indent && one.kind === 'list' && !isItem);
    let last = this.#open.at(-1);
    while (last !== undefined && isOver(last)) {
      this.#open.pop();
      last = this.#open.at(-1);
    }
    return last?.indent === indent && (last.kind === 'list') === isItem;
  }

  #addItem(dash: string, written: string): boolean {
    const list = this.#open.at(-1);
    const value = dash === '' ? undefined : valueOf(written);
    if (list?.kind !== 'list' || value === undefined) return false;
    list.value.push(value);
    return true;
  }

  #addEntry(spaces: string, dash: string, key: string, written: string | undefined): boolean {
    let place = this.#open.at(-1);
    const indent = spaces.length + dash.length;
    if (place?.kind === 'list') {
      const item: Open = { indent, kind: 'map', value: {} };
      place.value.push(item.value);
      this.#open.push(item);
      place = item;
    }
    if (place === undefined || Object.hasOwn(place.value, key) || oddKeys.test(key)) return false;
    if (written === undefined) {
      // Its place among the keys.
      place.value[key] = null;
      this.#awaited = { map: place.value, key, indent };
      return true;
    }
    const value = /^[|>]/.test(written) ? this.#block(written, indent) : valueOf(written);
    if (value === undefined) return false;
    place.value[key] = value;
    return true;
  }

  #block(header: string, indent: number): string | undefined {
    const block = readBlock(header, { text: this.#text, from: this.#at, indent });
    this.#at = block?.end ?? this.#at;
    return block?.value;
  }
}

/** A blank line, or a comment. */
function isBlank(line: string): boolean {
  return /^ *(?:#.*)?$/.test(line);
}

function valueOf(written: string): Json | undefined {
  return written.startsWith('{') || written.startsWith('[') ? flowValue(written) : scalarValue(written);
}
