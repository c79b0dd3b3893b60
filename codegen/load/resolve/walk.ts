import type { Fault } from '../findings/fault.ts';
import type { Finding } from '../findings/finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../values/json.ts';
import { documentFinding } from '../findings/report.ts';
import { formatFigure } from './figure.ts';
import { playRow } from './play-row.ts';
import { absentField, circularReference, loneBrace, notInText } from './reference-faults.ts';
import { referencePattern, type References } from './references.ts';
import type { Origin } from './resolved.ts';
import type { RoleAt } from './role-at.ts';
import { isNoRows, isQuery } from './rows-query.ts';
import type { RolePlan } from '../roles/plan.ts';
import { beyond, keyOf, step, writtenForm, type Scope, type Step } from './scope.ts';
import type { Row } from './spec-index.ts';
import { isFault, type Target } from './target.ts';
import { wholeReference } from './whole-reference.ts';

/** A place of the value that comes from elsewhere than the rest. */
export interface Substitution extends Origin {
  at: DocumentPath;
}

/** What a walk over one value reads, and where it writes down what it meets. */
interface WalkGiven {
  references: References;
  findings: Finding[];
  unknown: Origin[];
  substitutions: Substitution[];
  facts: Map<string, DocumentPath[]>;
  schema: JsonObject | undefined;
  /** The look of the block. */
  look: Json | undefined;
}

/** Resolves one value: follows it down, and puts what references lead to in their place. */
export class Walk {
  readonly #references: References;
  readonly #findings: Finding[];
  readonly #unknown: Origin[];
  readonly #substitutions: Substitution[];
  readonly #facts: Map<string, DocumentPath[]>;
  readonly #schema: JsonObject | undefined;
  readonly #look: Json | undefined;
  /** The rows that are being played, one inside another. */
  readonly #playing = new Set<Row>();

  constructor({ references, findings, unknown, substitutions, facts, schema, look }: WalkGiven) {
    this.#references = references;
    this.#findings = findings;
    this.#unknown = unknown;
    this.#substitutions = substitutions;
    this.#facts = facts;
    this.#schema = schema;
    this.#look = look;
  }

  /** The very value where nothing in it changes; `undefined` when an optional field of a row is absent: the key that refers to it is left out. */
  value(value: Json, scope: Scope, at: DocumentPath): Json | undefined {
    if (typeof value === 'string') return this.#text(value, scope, at, true);
    if (Array.isArray(value)) {
      const items = value.flatMap((item, index) => {
        const resolved = this.#plainValue(item, at, index) ?? this.value(item, step(scope, index), [...at, index]);
        return resolved === undefined || lostAddress(item, resolved) ? [] : [resolved];
      });
      return items.length === value.length && items.every((item, index) => item === value[index]) ? value : items;
    }
    if (!isObject(value)) return value;
    const reference = wholeReference(value);
    if (reference !== undefined) return this.#whole(reference, value, scope, at);
    const role = isQuery(value) ? this.#references.roleAt(this.#schema, at, this.#look) : undefined;
    if (role !== undefined) return this.#rows(role, value, scope, at);
    const result: JsonObject = {};
    let isSame = true;
    for (const [key, item] of Object.entries(value)) {
      const resolved = this.#plainValue(item, at, key) ?? this.value(item, step(scope, key), [...at, key]);
      if (resolved !== undefined) result[key] = resolved;
      isSame &&= resolved === item;
    }
    return isSame ? value : result;
  }

  #whole(reference: string, value: Json, scope: Scope, at: DocumentPath): Json | undefined {
    const target = this.#follow(reference, scope, at);
    if (target === undefined) return value;
    if (target === 'absent') return undefined;
    this.#substitutions.push({ at, source: target.source, path: target.path });
    return this.value(target.value, beyond(scope, reference, target), at);
  }

  /** The rows that `{ from, pick }` asks for, in the role that the place shows; `undefined` when `pick` is an absent field. */
  #rows(role: RoleAt, query: JsonObject, scope: Scope, at: DocumentPath): Json | undefined {
    const given = (key: string): Json | undefined => {
      const written = query[key];
      return written === undefined ? undefined : this.value(written, step(scope, key), [...at, key]);
    };
    const [pick, around] = [given('pick'), given('around')];
    if (query.pick !== undefined && pick === undefined) return undefined;
    const found = this.#references.rows(role, query, { pick, around });
    if (!isNoRows(found)) return found.rows.map((row, index) => this.#played(row, found.plan, scope, [...at, index]));
    for (const { path, target, fault } of found.faults)
      this.#findings.push(documentFinding(scope.source.document, [...scope.path, ...path], fault, target));
    this.#unknown.push(scope);
    return [];
  }

  /** A row in a role. What is wrong with it is reported at its fields, and what cannot be known makes the place that shows it unknown. */
  #played(row: Row, plan: RolePlan, scope: Scope, at: DocumentPath): Json {
    this.#substitutions.push({ at, source: row.source, path: row.path });
    this.#playing.add(row);
    const played = playRow(row, plan.fields, at, {
      find: (reference, from) => this.#references.find(reference, from),
      value: (reference, from, place) => {
        const target = this.#follow(reference, { ...scope, row: from }, place);
        if (target === undefined || target === 'absent') return undefined;
        this.#substitutions.push({ at: place, source: target.source, path: target.path });
        return this.value(target.value, beyond({ ...scope, row: from }, reference, target), place);
      },
      text: (text, from, place) => this.#text(text, { ...scope, row: from }, place, true),
      rows: (named, ids, place) => {
        const found = this.#references.namedRows(named, ids);
        // A row that names itself, through others, is reported where it is written.
        const others = found.filter(({ row: other }) => !this.#playing.has(other));
        if (others.length < found.length && others.length === 0) return undefined;
        return others.map(({ row: other, plan: itsPlan }, index) =>
          this.#played(other, itsPlan, scope, [...place, index]),
        );
      },
    });
    this.#playing.delete(row);
    return played;
  }

  /** @param whole is `text` all of the value at `at`, and not a part of one? */
  #text(text: string, scope: Scope, at: DocumentPath, whole: boolean): string {
    if (!/[{}]/.test(text)) return this.#typeset(text, at);
    this.#checkBraces(text, scope);
    const filled = text.replace(referencePattern, (written, reference: string) => {
      if (isLeftToBrowser(reference, scope)) return written;
      const target = this.#follow(reference, scope, at);
      if (target === undefined) return written;
      if (target === 'absent') {
        this.#report(scope, reference, absentField(reference));
        return written;
      }
      const alone = whole && written === text;
      const inserted = this.#inserted(target, beyond(scope, reference, target), at, alone);
      if (inserted === undefined) {
        this.#refuse(reference, target, scope);
        return written;
      }
      // A text which is nothing but a reference is the text referred to: that is where it would be corrected.
      if (alone) this.#substitutions.unshift({ at, source: target.source, path: target.path });
      return inserted;
    });
    return this.#typeset(filled, at);
  }

  /** What a number, a choice or a text without reference becomes; most values are such, and need no place kept for them. */
  #plainValue(value: Json, at: DocumentPath, key: string | number): Json | undefined {
    if (typeof value === 'string') return value.includes('{') ? undefined : this.#typeset(value, at, key);
    return typeof value === 'object' ? undefined : value;
  }

  /** The text with its typography, unless its schema says that it is an address or code. */
  #typeset(text: string, at: DocumentPath, ...steps: DocumentPath): string {
    const typeset = this.#references.locale.typeset(text);
    return typeset === text || this.#references.isVerbatim(this.#schema, [...at, ...steps]) ? text : typeset;
  }

  /** A brace that opens or closes nothing is a reference cut short: it would be published as it stands. */
  #checkBraces(text: string, scope: Scope): void {
    const lone = /[{}][^{}\s]*/.exec(text.replace(referencePattern, ''))?.[0];
    if (lone !== undefined) this.#report(scope, lone, loneBrace(lone));
  }

  /** What a target becomes inside a text, or `undefined` when it cannot stand in one. */
  #inserted({ value, unit }: Target, scope: Scope, at: DocumentPath, whole: boolean): string | undefined {
    if (typeof value === 'string') return this.#text(value, scope, at, whole);
    if (typeof value === 'number') return formatFigure(value, unit, this.#references.locale);
    if (!isObject(value)) return undefined;
    const reference = wholeReference(value);
    const target = reference === undefined ? undefined : this.#follow(reference, scope, at);
    if (reference !== undefined && target !== undefined && target !== 'absent')
      return this.#inserted(target, beyond(scope, reference, target), at, whole);
    return typeof value.text === 'string' ? this.#text(value.text, scope, at, false) : undefined;
  }

  /** Says that a target cannot stand in a text, unless something else is wrong with it, which is said where it is written. */
  #refuse(reference: string, target: Target, scope: Scope): void {
    const { value } = target;
    const faulty = target.misshapen || (isObject(value) && wholeReference(value) !== undefined);
    if (faulty) {
      this.#unknown.push(scope);
      return;
    }
    this.#report(scope, reference, notInText(reference, value));
  }

  #follow(reference: string, scope: Scope, at: DocumentPath): Target | 'absent' | undefined {
    const target = this.#references.find(reference, scope.row);
    if (isFault(target)) {
      if (target.code === 'absent') return 'absent';
      if (target.code === 'unknown') this.#unknown.push(scope);
      else this.#report(scope, reference, target);
      return undefined;
    }
    const turn = scope.chain.findIndex(({ origin }) => keyOf(origin) === keyOf(scope));
    if (turn !== -1) {
      this.#reportCircle(scope.chain.slice(turn));
      return undefined;
    }
    if (target.fact !== undefined) this.#facts.set(target.fact, [...(this.#facts.get(target.fact) ?? []), at]);
    return target;
  }

  /** A circle is one mistake, whichever of its members a page came in by: it is reported at the first of them. */
  #reportCircle(circle: readonly Step[]): void {
    const [first] = [...circle].toSorted((a, b) => (keyOf(a.origin) < keyOf(b.origin) ? -1 : 1));
    if (first === undefined) return;
    this.#report(first.origin, first.reference, circularReference(first.reference));
    this.#unknown.push(...circle.map(({ origin }) => origin));
  }

  #report(origin: Origin, reference: string, fault: Fault): void {
    this.#unknown.push(origin);
    this.#findings.push(
      documentFinding(origin.source.document, origin.path, fault, 'value', writtenForm(origin, reference)),
    );
  }
}

/** Is it a link of a list whose address refers to a field that the row leaves out? A link that leads nowhere is left out too. */
function lostAddress(item: Json, resolved: Json): boolean {
  return isObject(item) && isObject(item.href) && isObject(resolved) && !('href' in resolved);
}

/** Is it known in the browser alone: the answer of a visitor (`answers.name`, in a form), or a number of a result (`result.times`, of the calculator)? */
function isLeftToBrowser(reference: string, { source }: Scope): boolean {
  const { kind } = source.document;
  return (kind === 'form' && reference.startsWith('answers.')) || (kind === 'roi' && reference.startsWith('result.'));
}
