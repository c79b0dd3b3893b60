import type { Json, JsonObject } from '../values/json.ts';
import { endsWithStrayQuote } from './lint/stray-quote.ts';

/** A text without quotes that begins as no number, sign or other value does. */
const plainText = /^(?:[\p{L}«(/…=$€]|~\/|\.\.?\/|< )(?:.*[^\s:])?$/u;

/** « 12 mois », « 4,18 s », « 24h/24 », « 1er août », « 42 % », « 15+ », « 2026-12-31 », « 01 99 00 12 12 », « 203.0.113.7 »: numbers to no reader of YAML. */
const numberedText =
  /^(?:\d[\d ,.]*(?: [\p{L}+(%/€]|[^\P{L}eExXoO]|e\p{L}|\+)(?:.*[^\s:])?|\d{4}-\d{2}-\d{2}|0\d(?: \d\d)+|\d+(?:\.\d+){2,})$/u;

/** Numbers that mean what they show. */
const plainNumber = /^-?(?:[1-9]\d{0,14}|0|(?:[1-9]\d{0,8}|0)\.\d{0,5}[1-9])$/;

/** Words that YAML, or who writes them, takes for something else than a text. */
const otherWords = /^(?:true|false|null|yes|no|on|off|oui|non|vrai|faux)$/i;

const doubleQuoted = /^"(?:[^"\\]|\\["\\n])*"$/;
const singleQuoted = /^'(?:[^']|'')*'$/;

/** What a value on the line of its key says; `undefined` where it might say something else. */
export function scalarValue(written: string): string | number | boolean | undefined {
  if (doubleQuoted.test(written)) return JSON.parse(written) as string;
  if (singleQuoted.test(written)) return written.slice(1, -1).replaceAll("''", "'");
  if (written === 'true' || written === 'false') return written === 'true';
  if (plainNumber.test(written)) return written === '-0' ? undefined : Number(written);
  const isText = plainText.test(written) || numberedText.test(written);
  const isOther = otherWords.test(written) || /: | #/.test(written) || endsWithStrayQuote(written);
  return isText && !isOther ? written : undefined;
}

/** The next part of a `{ … }` or `[ … ]`: a sign, a key with its colon, or a value. */
const flowPart =
  / *(?:([{}[\],])|([\p{L}/$][\p{L}\d_/-]*): +|("(?:[^"\\]|\\["\\n])*"|'(?:[^']|'')*'|[^\s,[\]{}"'#:](?:[^,[\]{}#:]|(?<! )#|:(?![\s,[\]{}]))*?)(?= *[,\]}]))/uy;

/** What `{ … }` or `[ … ]` on one line says; `undefined` where it might say something else. */
export function flowValue(written: string): Json | undefined {
  const parts: RegExpExecArray[] = [];
  flowPart.lastIndex = 0;
  while (flowPart.lastIndex < written.length) {
    const part = flowPart.exec(written);
    if (part === null) return undefined;
    parts.push(part);
  }
  const reader = new FlowReader(parts);
  const value = reader.value();
  return reader.isOver ? value : undefined;
}

/** Names that no key has here: the syntax tree says what is wrong with them. */
export const oddKeys = /^(?:true|false|null|constructor|prototype)$/i;

class FlowReader {
  readonly #parts: readonly RegExpExecArray[];
  #next = 0;
  #depth = 0;

  constructor(parts: readonly RegExpExecArray[]) {
    this.#parts = parts;
  }

  get isOver(): boolean {
    return this.#next === this.#parts.length;
  }

  value(): Json | undefined {
    const [, sign, , scalar] = this.#take() ?? [];
    if (scalar !== undefined) return scalarValue(scalar);
    this.#depth += 1;
    const value = this.#depth > 8 ? undefined : sign === '{' ? this.#map() : sign === '[' ? this.#list() : undefined;
    this.#depth -= 1;
    return value;
  }

  #take(): RegExpExecArray | undefined {
    const part = this.#parts[this.#next];
    this.#next += 1;
    return part;
  }

  /** Whether the next part is this sign, which is then read. */
  #has(sign: string): boolean {
    if (this.#parts[this.#next]?.[1] !== sign) return false;
    this.#next += 1;
    return true;
  }

  #map(): JsonObject | undefined {
    const map: JsonObject = {};
    if (this.#has('}')) return map;
    for (;;) {
      const key = this.#take()?.[2];
      if (key === undefined || Object.hasOwn(map, key) || oddKeys.test(key)) return undefined;
      const value = this.value();
      if (value === undefined) return undefined;
      map[key] = value;
      if (this.#has('}')) return map;
      if (!this.#has(',')) return undefined;
    }
  }

  #list(): Json[] | undefined {
    const list: Json[] = [];
    if (this.#has(']')) return list;
    for (;;) {
      const value = this.value();
      if (value === undefined) return undefined;
      list.push(value);
      if (this.#has(']')) return list;
      if (!this.#has(',')) return undefined;
    }
  }
}
