import type { Finding } from '../finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../json.ts';
import { documentFinding, type Fault } from '../report.ts';
import { typography } from '../typography.ts';
import { formatNumber } from './figure.ts';
import { isFault, referencePattern, type References, type Target } from './references.ts';
import type { Row, Source } from './spec-index.ts';

/** A place in a spec file. */
export interface Origin {
  source: Source;
  path: DocumentPath;
}

/** A value with its references resolved, and the way back from any path in it to where it was written. */
export interface Resolved {
  value: Json;
  originOf: (path: DocumentPath) => Origin;
  /** Facts that the value shows: `id` or `id.reading`. */
  facts: ReadonlySet<string>;
}

/** Keys whose texts are addresses, names or code: no typography there. */
const verbatimKeys = new Set(['href', 'path', 'id', 'type', 'icon', 'code', 'command']);

/** How many references may lead from one to the next: more is a circle. */
const maxHops = 12;

interface Substitution extends Origin {
  at: DocumentPath;
}

/** Resolves the references of one value at a time. Faulty references become findings and stay as they are. */
export class Resolver {
  readonly findings: Finding[] = [];
  readonly #references: References;

  constructor(references: References) {
    this.#references = references;
  }

  /** @param row the row of the page being made: what `row.…` means. */
  resolve(source: Source, path: DocumentPath, value: Json, row?: Row): Resolved {
    const substitutions: Substitution[] = [];
    const facts = new Set<string>();
    const walk = new Walk(this.#references, this.findings, substitutions, facts);
    const resolved = walk.value(value, { source, path }, [], row, 0) ?? null;
    const originOf = (at: DocumentPath): Origin => {
      const hit = substitutions.findLast((substitution) => substitution.at.every((part, index) => part === at[index]));
      if (hit === undefined) return { source, path: [...path, ...at] };
      return { source: hit.source, path: [...hit.path, ...at.slice(hit.at.length)] };
    };
    return { value: resolved, originOf, facts };
  }
}

class Walk {
  readonly #references: References;
  readonly #findings: Finding[];
  readonly #substitutions: Substitution[];
  readonly #facts: Set<string>;

  constructor(references: References, findings: Finding[], substitutions: Substitution[], facts: Set<string>) {
    this.#references = references;
    this.#findings = findings;
    this.#substitutions = substitutions;
    this.#facts = facts;
  }

  /** `undefined` when an optional field of a row is absent: the key that refers to it is left out. */
  value(value: Json, origin: Origin, at: DocumentPath, row: Row | undefined, hops: number): Json | undefined {
    if (typeof value === 'string') return this.#text(value, origin, at, row, hops);
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => {
        const resolved = this.value(item, step(origin, index), [...at, index], row, hops);
        return resolved === undefined ? [] : [resolved];
      });
    }
    if (!isObject(value)) return value;
    const reference = wholeReference(value);
    if (reference !== undefined) return this.#whole(reference, value, origin, at, row, hops);
    const result: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      const resolved = this.value(item, step(origin, key), [...at, key], row, hops);
      if (resolved !== undefined) result[key] = resolved;
    }
    return result;
  }

  #whole(reference: string, value: Json, origin: Origin, at: DocumentPath, row: Row | undefined, hops: number) {
    const target = this.#follow(reference, origin, row, hops);
    if (target === undefined) return value;
    if (target === 'absent') return undefined;
    this.#substitutions.push({ at, source: target.source, path: target.path });
    return this.value(target.value, target, at, target.row, hops + 1);
  }

  #text(text: string, origin: Origin, at: DocumentPath, row: Row | undefined, hops: number): string {
    const key = at.findLast((part) => typeof part === 'string');
    const verbatim = key !== undefined && verbatimKeys.has(key);
    const filled = text.replace(referencePattern, (written, reference: string) => {
      const target = this.#follow(reference, origin, row, hops);
      if (target === undefined) return written;
      const inserted = target === 'absent' ? undefined : this.#inserted(target, at, hops);
      if (inserted === undefined) {
        const message = `la référence « ${reference} » ne donne pas un texte ou un nombre.`;
        this.#report(origin, { code: 'rule/reference', message, remedy: 'Nommez un champ simple, ou écrivez « { ref: … } » pour une valeur entière.' });
        return written;
      }
      return inserted;
    });
    return verbatim ? filled : typography(filled);
  }

  /** What a target becomes inside a text, or `undefined` when it cannot stand in one. */
  #inserted({ value, source, path, row, unit }: Target, at: DocumentPath, hops: number): string | undefined {
    if (typeof value === 'string') return this.#text(value, { source, path }, at, row, hops + 1);
    if (typeof value === 'number') return formatNumber(value, unit);
    if (isObject(value) && typeof value.text === 'string') return value.text;
    return undefined;
  }

  #follow(reference: string, origin: Origin, row: Row | undefined, hops: number): Target | 'absent' | undefined {
    const target = this.#references.find(reference, row);
    if (isFault(target)) {
      if (target.code === 'absent') return 'absent';
      this.#report(origin, target);
      return undefined;
    }
    if (hops > maxHops) {
      const message = `la référence « ${reference} » tourne en rond.`;
      this.#report(origin, { code: 'rule/reference', message, remedy: "Écrivez la valeur à l'un des deux endroits." });
      return undefined;
    }
    if (target.fact !== undefined) this.#facts.add(target.fact);
    return target;
  }

  #report(origin: Origin, fault: Fault): void {
    this.#findings.push(documentFinding(origin.source.document, origin.path, fault));
  }
}

/** The reference of a `{ ref: … }` mapping. */
function wholeReference(value: JsonObject): string | undefined {
  return typeof value.ref === 'string' && Object.keys(value).length === 1 ? value.ref : undefined;
}

function step(origin: Origin, key: string | number): Origin {
  return { source: origin.source, path: [...origin.path, key] };
}
