import type { Fault } from '../../base/findings/fault.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { formatFigure } from './figure.ts';
import { adaptRow } from './adapt-row.ts';
import { absentField, WalkFaults } from './walk-faults.ts';
import { referencePattern, wholeReference } from './reference-text.ts';
import type { References } from './references.ts';
import type { Origin } from './resolved.ts';
import type { RoleAt } from './role-at.ts';
import { isNoRows, isQuery } from './rows-query.ts';
import type { RolePlan } from '../roles/plan.ts';
import type { SchemaWay } from '../../schemas/schema-way.ts';
import { beyond, isSamePlace, type Scope } from './scope.ts';
import type { Row } from './spec-index.ts';
import { isFault, type Target } from './target.ts';

/** A place of the value that comes from elsewhere than the rest. */
export interface Substitution extends Origin {
  at: DocumentPath;
}

/** Where a walk over one value writes down what it meets. */
export interface WalkNotes {
  findings: Finding[];
  unknown: Origin[];
  substitutions: Substitution[];
  facts: Map<string, DocumentPath[]>;
}

/** What it reads. */
interface WalkGiven extends WalkNotes {
  references: References;
  schema: JsonObject | undefined;
  /** The look of the block. */
  look: Json | undefined;
}

/** A scope, and how many steps down the value it begins: the rest of the way leads on from its path. */
interface Start {
  scope: Scope;
  depth: number;
}

/** The part stays what it is: two long texts that begin alike are not to be compared to know it. */
const same = Symbol('same');

/** What a part becomes; `undefined` when an optional field of a row is absent. */
type Outcome = Json | undefined | typeof same;

/**
 * Resolves one value: follows it down, and puts what references lead to in their place. Most parts of most values stay what they are, so that
 * nothing is made for them: no copy, and no path before somebody asks for it.
 */
export class Walk {
  readonly #references: References;
  readonly #faults: WalkFaults;
  readonly #substitutions: Substitution[];
  readonly #facts: Map<string, DocumentPath[]>;
  readonly #look: Json | undefined;
  readonly #takesRows: boolean;
  /** From the root of the value to the part that is looked at. */
  readonly #way: SchemaWay;
  /** The rows that are being played, one inside another. */
  readonly #playing = new Set<Row>();

  constructor({ references, findings, unknown, substitutions, facts, schema, look }: WalkGiven) {
    this.#references = references;
    this.#faults = new WalkFaults(findings, unknown);
    this.#substitutions = substitutions;
    this.#facts = facts;
    this.#look = look;
    this.#takesRows = references.takesRows(schema);
    this.#way = references.way(schema);
  }

  /** The very value where nothing in it changes; `undefined` when an optional field of a row is absent: the key that refers to it is left out. */
  resolve(value: Json, scope: Scope): Json | undefined {
    return this.#resolved(value, this.#from(scope));
  }

  #resolved(value: Json, start: Start): Json | undefined {
    const outcome = this.#value(value, start);
    return outcome === same ? value : outcome;
  }

  #value(value: Json, start: Start): Outcome {
    if (typeof value === 'string') return this.#text(value, start, true) ?? same;
    if (typeof value !== 'object' || value === null) return same;
    if (Array.isArray(value)) return this.#list(value, start);
    const reference = wholeReference(value);
    if (reference !== undefined) return this.#whole(reference, start);
    const role = this.#takesRows && isQuery(value) ? this.#references.roleAt(this.#way, this.#look) : undefined;
    return role === undefined ? this.#mapping(value, start) : this.#rows(role, value, start);
  }

  #list(list: Json[], start: Start): Outcome {
    let items: Json[] | undefined;
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index] ?? null;
      const outcome = this.#part(item, index, start);
      const isLeftOut = outcome === undefined || (outcome !== same && lostAddress(item, outcome));
      if (outcome === same && items === undefined) continue;
      items ??= list.slice(0, index);
      if (!isLeftOut) items.push(outcome === same ? item : outcome);
    }
    return items ?? same;
  }

  #mapping(mapping: JsonObject, start: Start): Outcome {
    let changed: JsonObject | undefined;
    let lost: Set<string> | undefined;
    for (const key in mapping) {
      const outcome = this.#part(mapping[key] ?? null, key, start);
      if (outcome === same) continue;
      changed ??= { ...mapping };
      if (outcome === undefined) (lost ??= new Set()).add(key);
      else changed[key] = outcome;
    }
    if (changed === undefined || lost === undefined) return changed ?? same;
    return Object.fromEntries(Object.entries(changed).filter(([key]) => !lost.has(key)));
  }

  /** A part of a mapping or of a list. A brace that closes nothing is looked for where one is opened. */
  #part(part: Json, step: string | number, start: Start): Outcome {
    if (typeof part !== 'object' && typeof part !== 'string') return same;
    this.#way.push(step);
    const isPlain = typeof part === 'string' && !part.includes('{');
    const outcome = isPlain ? (this.#typeset(part) ?? same) : this.#value(part, start);
    this.#way.pop();
    return outcome;
  }

  /** What begins with the part that is looked at. */
  #from(scope: Scope): Start {
    return { scope, depth: this.#way.steps.length };
  }

  /** The scope of the part that is looked at. */
  #here({ scope, depth }: Start): Scope {
    const steps = this.#way.path(depth);
    return steps.length === 0 ? scope : { ...scope, path: scope.path.concat(steps) };
  }

  #whole(reference: string, start: Start): Outcome {
    const found = this.#references.find(reference, start.scope.row);
    if (!isFault(found) && isEnd(found) && start.scope.chain.length === 0) {
      this.#substitute(found);
      return typeof found.value === 'string' ? (this.#typeset(found.value) ?? found.value) : found.value;
    }
    const scope = this.#here(start);
    const target = this.#led(found, reference, scope);
    if (target === undefined) return same;
    return target === 'absent' ? undefined : this.#put(reference, target, scope);
  }

  /** What a reference leads to, in the place of the part that is looked at. */
  #put(reference: string, target: Target, scope: Scope): Json | undefined {
    this.#substitute(target);
    return this.#resolved(target.value, this.#from(beyond(scope, reference, target)));
  }

  /** Notes that the part that is looked at comes from elsewhere. */
  #substitute({ source, path }: Origin): void {
    this.#substitutions.push({ at: this.#way.path(), source, path });
  }

  /** The rows that `{ from, pick }` asks for, in the role that the place shows; `undefined` when `pick` is an absent field. */
  #rows(role: RoleAt, query: JsonObject, start: Start): Json | undefined {
    const given = (key: string): Json | undefined => {
      const written = query[key];
      if (written === undefined) return undefined;
      this.#way.push(key);
      const resolved = this.#resolved(written, start);
      this.#way.pop();
      return resolved;
    };
    const unknown = this.#faults.unknown.length;
    const [pick, around] = [given('pick'), given('around')];
    if (query.pick !== undefined && pick === undefined) return undefined;
    const scope = this.#here(start);
    // A reference that leads nowhere is reported as such, and what it would have picked is not known.
    const found =
      this.#faults.unknown.length > unknown ? { faults: [] } : this.#references.rows(role, query, { pick, around });
    if (!isNoRows(found)) return found.rows.map((row, index) => this.#adapted(row, found.plan, scope, index));
    this.#faults.reportQuery(scope, found.faults);
    return [];
  }

  /**
   * A row in a role. What is wrong with it is reported at its fields, and what cannot be known makes the place that shows it unknown.
   * @param scope of the place that asks for rows
   * @param place which of these rows it is
   */
  #adapted(row: Row, plan: RolePlan, scope: Scope, place: number): Json {
    this.#way.push(place);
    this.#substitute(row);
    this.#playing.add(row);
    const played = adaptRow(row, plan.fields, this.#way, {
      find: (reference, from) => this.#references.find(reference, from),
      value: (reference, from) => {
        const within = { ...scope, row: from };
        const target = this.#follow(reference, within);
        return target === undefined || target === 'absent' ? undefined : this.#put(reference, target, within);
      },
      text: (text, from) => this.#text(text, this.#from({ ...scope, row: from }), true) ?? text,
      rows: (named, ids) => {
        const found = this.#references.namedRows(named, ids);
        // A row that names itself, through others, is reported where it is written.
        const others = found.filter(({ row: other }) => !this.#playing.has(other));
        if (others.length < found.length && others.length === 0) return undefined;
        return others.map(({ row: other, plan: itsPlan }, index) => this.#adapted(other, itsPlan, scope, index));
      },
    });
    this.#playing.delete(row);
    this.#way.pop();
    return played;
  }

  /**
   * What a text becomes; nothing where it stays as it is.
   * @param isWhole is `text` all of the value that is looked at, and not a part of one?
   */
  #text(text: string, start: Start, isWhole: boolean): string | undefined {
    if (!/[{}]/.test(text)) return this.#typeset(text);
    const scope = this.#here(start);
    this.#faults.checkBraces(text, scope);
    const filled = text.replace(referencePattern, (written, reference: string) => {
      if (isLeftToBrowser(reference, scope)) return written;
      const target = this.#follow(reference, scope);
      if (target === undefined) return written;
      if (target === 'absent') {
        this.#faults.report(scope, reference, absentField(reference));
        return written;
      }
      const alone = isWhole && written === text;
      const inserted = this.#inserted(target, beyond(scope, reference, target), alone);
      if (inserted === undefined) {
        this.#faults.refuse(reference, target, scope);
        return written;
      }
      // A text which is nothing but a reference is the text referred to: that is where it would be corrected.
      if (alone) this.#substitutions.unshift({ at: this.#way.path(), source: target.source, path: target.path });
      return inserted;
    });
    return this.#typeset(filled) ?? filled;
  }

  /** The text with its typography; nothing where it stays as it is, as its schema may say that it is an address or code. */
  #typeset(text: string): string | undefined {
    const typeset = this.#references.locale.retypeset(text);
    return typeset === undefined || this.#way.schema()?.verbatim === true ? undefined : typeset;
  }

  /** What a target becomes inside a text, or `undefined` when it cannot stand in one. */
  #inserted({ value, unit }: Target, scope: Scope, isWhole: boolean): string | undefined {
    if (typeof value === 'string') return this.#text(value, this.#from(scope), isWhole) ?? value;
    if (typeof value === 'number') return formatFigure(value, unit, this.#references.locale);
    if (!isObject(value)) return undefined;
    const reference = wholeReference(value);
    const target = reference === undefined ? undefined : this.#follow(reference, scope);
    if (reference !== undefined && target !== undefined && target !== 'absent')
      return this.#inserted(target, beyond(scope, reference, target), isWhole);
    return typeof value.text === 'string'
      ? (this.#text(value.text, this.#from(scope), false) ?? value.text)
      : undefined;
  }

  #follow(reference: string, scope: Scope): Target | 'absent' | undefined {
    return this.#led(this.#references.find(reference, scope.row), reference, scope);
  }

  /** The target that was found, unless it is a fault or leads in a circle, which is reported. */
  #led(target: Target | Fault, reference: string, scope: Scope): Target | 'absent' | undefined {
    if (isFault(target)) {
      if (target.code === 'absent') return 'absent';
      if (target.code === 'unknown') this.#faults.unknown.push(scope);
      else this.#faults.report(scope, reference, target);
      return undefined;
    }
    const turn = scope.chain.findIndex(({ origin }) => isSamePlace(origin, scope));
    if (turn !== -1) {
      this.#faults.reportCircle(scope.chain.slice(turn));
      return undefined;
    }
    if (target.fact !== undefined)
      this.#facts.set(target.fact, [...(this.#facts.get(target.fact) ?? []), this.#way.path()]);
    return target;
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

/** Is a target a number or a text that leads no further? Most are: nothing is made then to say what led there. */
function isEnd({ value, fact }: Target): boolean {
  if (fact !== undefined) return false;
  return typeof value === 'string' ? !/[{}]/.test(value) : typeof value !== 'object';
}
