import { namedFacts, type NamedFact } from '../facts/named-facts.ts';
import type { Fault, ValuePlace } from '../../base/findings/finding.ts';
import { counted } from '../../base/french.ts';
import { asTyped } from '../../../src/shared/locale.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { isObject, type Json } from '../../base/json.ts';
import { formatFigure } from '../locale/spec-locale.ts';
import type { References } from '../resolve/references.ts';
import { findingPlace, wholeReference, type Origin, isFault } from '../resolve/resolved.ts';
import type { SpecIndex } from '../index/spec-index.ts';
import { fileAndLine } from '../../read/source.ts';
import { columnOf, type Cell } from './column.ts';
import type { Formula } from './formula.ts';

/** What a formula comes to, and how: « 8 lignes dans spec/tables/sectors.yaml ». */
export interface Result {
  value: number;
  /** The upper end of a range. */
  max?: number;
  /** French, with file and line, to stand after « mais ». Computed for faults only: a line is found by parsing the file again. */
  evidence: () => string;
  /** The values that the evidence cites. */
  from: () => readonly ValuePlace[];
  /** French, of a reduction: the list price that gives this percentage, and its place. */
  remedyFor?: (percent: number) => string | undefined;
}

/** A number of the spec and where it is written. */
interface Term extends Origin {
  value: number;
  row: string | undefined;
}

/** Works out formulas from rows and facts as they are written. */
export class Calculator {
  readonly #index: SpecIndex;
  readonly #references: References;
  readonly #facts: ReadonlyMap<string, NamedFact>;
  /** Facts being worked out: one that needs itself has no value. */
  readonly #open = new Set<string>();

  constructor(index: SpecIndex, references: References) {
    this.#index = index;
    this.#references = references;
    this.#facts = new Map(namedFacts(index.singles.get('facts')?.data ?? null).map((fact) => [fact.name, fact]));
  }

  /** One result, or one for each row of a reduction; a fault when something that it names is not there. */
  results(formula: Formula): Result[] | Fault {
    const column = (name: Json | undefined) => this.#column(String(name));
    switch (formula.kind) {
      case 'count':
        return this.#count(String(formula.of), formula.where === undefined ? undefined : String(formula.where));
      case 'sum':
        return over(column(formula.of), (terms) => {
          const value = terms.reduce((sum, term) => sum + term.value, 0);
          return {
            value,
            evidence: () =>
              `la somme de « ${String(formula.of)} » est ${shown(value)} (${terms.slice(0, 1).map(placeOf).join('')})`,
            from: () => terms.slice(0, 1).map(citationOf),
          };
        });
      case 'least':
        return over(column(formula.of), (terms) => end(leastOf(terms), 'petit', formula));
      case 'most':
        return over(column(formula.of), (terms) => end(mostOf(terms), 'grand', formula));
      case 'range':
        return over(column(formula.of), (terms) => {
          const [least, most] = [leastOf(terms), mostOf(terms)];
          const ends = () => `de ${shown(least.value)} (${placeOf(least)}) à ${shown(most.value)} (${placeOf(most)})`;
          return {
            value: least.value,
            max: most.value,
            evidence: () => `« ${String(formula.of)} » va ${ends()}`,
            from: () => [least, most].map(citationOf),
          };
        });
      case 'difference':
        return this.#difference(formula);
      default:
        return this.#reductions(column(formula.price), column(formula.listPrice));
    }
  }

  #count(name: string, where: string | undefined): Result[] | Fault {
    const cells = columnOf(this.#index, where === undefined ? name : `${name}.${where}`);
    if (cells === undefined) return this.#unknownColumn(name);
    const [table = ''] = name.split('.');
    const first = cells[0];
    const file = first?.source.document.file ?? `spec/tables/${table}.yaml`;
    const place = new Set(cells.map(({ source }) => source)).size > 1 ? `spec/tables/${table}/` : file;
    const filled = where === undefined ? '' : ` avec « ${where} »`;
    return [
      {
        value: cells.length,
        evidence: () => `« ${name} » a ${counted(cells.length, 'ligne')}${filled} (${place})`,
        from: () => [],
      },
    ];
  }

  #difference({ from, minus, times = 1 }: Formula): Result[] | Fault {
    const whole = this.#term(String(from));
    if (isFault(whole)) return whole;
    const less = this.#term(String(minus));
    if (isFault(less)) return less;
    const value = Number(times) * whole.value - less.value;
    const product = () => `${times === 1 ? '' : `${shown(Number(times))} × `}${shown(whole.value)} (${placeOf(whole)})`;
    return [
      {
        value,
        evidence: () => `${product()} moins ${shown(less.value)} (${placeOf(less)}) font ${shown(value)}`,
        from: () => [whole, less].map(citationOf),
      },
    ];
  }

  #reductions(prices: readonly Term[] | Fault, lists: readonly Term[] | Fault): Result[] | Fault {
    if (isFault(prices)) return prices;
    if (isFault(lists)) return lists;
    const byRow = new Map(lists.toReversed().map((list) => [list.row, list]));
    return prices.flatMap((price) => {
      const list = byRow.get(price.row) ?? (lists.length === 1 ? lists[0] : undefined);
      // A price above its list price is reported where it stands: it reduces nothing.
      if (list === undefined || list.value === 0 || price.value > list.value) return [];
      const value = reduction(price.value, list.value);
      const change = `${shown(price.value)} au lieu de ${shown(list.value)}`;
      const remedyFor = (percent: number) => {
        const whole = Math.round(price.value / (1 - percent / 100));
        const isExact = reduction(price.value, whole) === percent;
        return isExact ? `Écrivez « ${list.path.at(-1)}: ${whole} » (${placeOf(list)})` : undefined;
      };
      const evidence = () => `« ${price.row ?? placeOf(price)} » donne ${shown(value)} (${change}, ${placeOf(price)})`;
      return [{ value, evidence, from: () => [citationOf(price)], remedyFor }];
    });
  }

  /** The values of a column; one value when `name` is a fact or the field of one row. */
  #column(name: string): Term[] | Fault {
    if (name.startsWith('facts.') || !isFault(this.#references.find(name, undefined))) {
      const term = this.#term(name);
      return isFault(term) ? term : [term];
    }
    const cells = columnOf(this.#index, name);
    if (cells === undefined) return this.#unknownColumn(name);
    const terms = cells.map((cell) => this.#valueOf(cell));
    const fault = terms.find(isFault);
    if (fault !== undefined) return fault;
    if (terms.length > 0) return terms as Term[];
    const [head, step, ...deeper] = name.split('.');
    // A row that is gone has the same fault here as in a text.
    const row = deeper.length > 0 && !columnOf(this.#index, `${head}.${step}`)?.length ? this.#term(name) : undefined;
    if (row !== undefined && isFault(row)) return row;
    const remedy =
      step === undefined ? 'Écrivez « table.champ ».' : 'Écrivez-le, ou retirez ce chiffre et ses mentions.';
    return { code: 'rule/formula', message: `« ${name} » n'est écrit nulle part.`, remedy };
  }

  /** A row's field or a fact: `packs.starter.priceEur`, `facts.us-cloud-price`. */
  #term(name: string): Term | Fault {
    if (name.startsWith('facts.')) return this.#fact(name.slice('facts.'.length));
    const target = this.#references.find(name, undefined);
    if (!isFault(target)) return this.#valueOf({ ...target, row: target.row?.id });
    // The schema reports a required field that is left out.
    return { ...target, code: 'rule/formula' };
  }

  #fact(reference: string): Term | Fault {
    const name = reference.replace(/\.number$/, '');
    const fact = this.#facts.get(name);
    const source = this.#index.singles.get('facts');
    const code = 'rule/formula';
    if (fact === undefined || source === undefined)
      return {
        code,
        message: `le chiffre « ${name} » n'existe pas.`,
        remedy: suggestion(name, [...this.#facts.keys()]),
      };
    const written = { source, path: fact.path, row: undefined };
    if (typeof fact.figure.value === 'number') return { ...written, value: fact.figure.value };
    if (!isObject(fact.figure.derived)) return { code, message: `le chiffre « ${name} » n'est pas un nombre.` };
    if (this.#open.has(name)) return { code, message: `le calcul de « ${name} » tourne en rond.` };
    this.#open.add(name);
    const results = this.results(fact.figure.derived as Formula);
    this.#open.delete(name);
    if (isFault(results)) return results;
    return { ...written, value: results[0]?.value ?? 0 };
  }

  #valueOf({ value, source, path, row }: Cell): Term | Fault {
    if (typeof value === 'number') return { value, source, path, row };
    const reference = isObject(value) ? wholeReference(value) : undefined;
    const term = reference === undefined ? undefined : this.#term(reference);
    if (term !== undefined) return isFault(term) ? term : { ...term, row };
    const message = `la valeur de ${placeOf({ source, path })} n'est pas un nombre.`;
    return { code: 'rule/formula', message, from: [citationOf({ source, path })] };
  }

  #unknownColumn(name: string): Fault {
    const [head = ''] = name.split('.');
    const known = [...this.#index.tables.keys(), ...this.#index.singles.keys()];
    return { code: 'rule/formula', message: `la table « ${head} » n'existe pas.`, remedy: suggestion(head, known) };
  }
}

/** `spec/tables/packs.yaml:7` */
function placeOf({ source, path }: Origin): string {
  return fileAndLine(source, path, 'key');
}

function citationOf({ source, path }: Origin): ValuePlace {
  return { ...findingPlace({ source, path }), line: source.document.locate(path, 'key').line };
}

function over(terms: readonly Term[] | Fault, work: (terms: readonly Term[]) => Result): Result[] | Fault {
  return isFault(terms) ? terms : [work(terms)];
}

/** In whole per cent. */
function reduction(price: number, listPrice: number): number {
  return Math.round((1 - price / listPrice) * 100);
}

function end(term: Term, size: string, formula: Formula): Result {
  const { value } = term;
  return {
    value,
    evidence: () => `le plus ${size} « ${String(formula.of)} » est ${shown(value)} (${placeOf(term)})`,
    from: () => [citationOf(term)],
  };
}

function leastOf(terms: readonly Term[]): Term {
  return terms.reduce((least, term) => (term.value < least.value ? term : least));
}

function mostOf(terms: readonly Term[]): Term {
  return terms.reduce((most, term) => (term.value > most.value ? term : most));
}

/** A number as a keyboard writes it. */
export function shown(value: number): string {
  return asTyped(formatFigure(value));
}
