import { formatDate } from '../../../src/shared/dates.ts';
import { capitalized } from '../../../src/shared/locale.ts';
import { isObject, type Json, objectsIn } from '../../base/json.ts';
import type { SchemaWay } from '../../schemas/schema-way.ts';
import { formatFigure, type SpecLocale } from '../locale/spec-locale.ts';
import { referencePattern, wholeReference, isSamePlace, isFault } from './resolved.ts';
import type { Origin, Scope, Target } from './resolved.ts';
import type { References } from './references.ts';
import type { WalkNotes } from './walk-notes.ts';
import { hoursSentence, type OpeningTimes } from '../../../src/shared/opening-hours.ts';
import { addressLine, type PostalAddress } from '../../../src/shared/postal-address.ts';

/** Follows the references of the present part of a value, and resolves those in texts. */
export class TextWalk {
  readonly #references: References;
  readonly #way: SchemaWay;
  readonly #notes: WalkNotes;

  /** @param way from the root of the value to the present part */
  constructor(references: References, way: SchemaWay, notes: WalkNotes) {
    this.#references = references;
    this.#way = way;
    this.#notes = notes;
  }

  /** The text with its references resolved and its typography. @param isWhole whether `text` is all of the present part */
  resolve(text: string, outer: Scope, isWhole: boolean): string {
    if (!/[{}]/.test(text)) return this.typeset(text);
    const scope = this.here(outer);
    this.#notes.checkBraces(text, scope, this.#isVerbatim());
    const filled = text.replace(referencePattern, (written, reference: string | undefined, offset: number) => {
      if (reference === undefined) return this.#isVerbatim() ? written.slice(1) : written;
      if (isLeftToBrowser(reference, scope)) return written;
      const target = this.follow(reference, scope);
      if (target === undefined) return written;
      if (target === 'absent') {
        this.#notes.refuseAbsent(reference, scope);
        return written;
      }
      const alone = isWhole && written === text;
      const begins = /(?:^|[.!?…]\s*)$/u.test(text.slice(0, offset));
      const inserted = this.#inserted(target, this.beyond(scope, reference, target), alone, begins);
      if (inserted === undefined) {
        this.#notes.refuse(reference, target, scope);
        return written;
      }
      if (alone) this.substitute(target, true);
      else {
        const around = [text.slice(0, offset), text.slice(offset + written.length)] as const;
        this.#notes.checkUnit(reference, inserted, around, scope);
      }
      return inserted;
    });
    return this.typeset(filled);
  }

  /** The text with its typography, unless its schema marks an address or code (`verbatim`). */
  typeset(text: string): string {
    const { locale } = this.#references;
    const typeset = locale.typeset(text);
    // Most texts of one word are ids and addresses: their schemas need no look.
    if (typeset === text && !text.includes(' ')) return text;
    const schema = this.#way.schema();
    if (schema?.verbatim === true) return text;
    if (schema?.lengthFrom === 'heading') return locale.typesetHeading(text);
    return schema?.lengthFrom === 'title' ? locale.typesetTitle(text) : typeset;
  }

  #isVerbatim(): boolean {
    return this.#way.schema()?.verbatim === true;
  }

  /** The target of a reference; `undefined` for a fault or a circle, which is reported. */
  follow(reference: string, scope: Scope): Target | 'absent' | undefined {
    const target = this.#references.find(reference, scope.row);
    if (isFault(target)) {
      if (target.code === 'absent') return 'absent';
      if (target.code === 'unknown') this.#notes.unknown.push(scope);
      else this.#notes.report(scope, reference, target);
      return undefined;
    }
    const turn = scope.chain.findIndex(({ origin }) => isSamePlace(origin, scope));
    if (turn !== -1) {
      this.#notes.reportCircle(scope.chain.slice(turn));
      return undefined;
    }
    if (target.fact !== undefined) this.#notes.parts.push({ at: this.#way.path(), fact: target.fact });
    return target;
  }

  /**
   * The value of a target at the present part. Where visitors read a text, a day (`2026-11-20`), a postal address and opening hours are in
   * words; elsewhere they are data.
   */
  shown({ value, format }: Target): Json {
    const isRead = this.#way.schema()?.lengthFrom !== undefined && !this.#isVerbatim();
    if (!isRead) return value;
    const { locale } = this.#references;
    const day = format === 'date' && typeof value === 'string' ? formatDate(value, locale) : undefined;
    return day ?? dataText(value, locale, true) ?? value;
  }

  /** Notes that the present part is written elsewhere. */
  substitute({ source, path }: Origin, isLone = false): void {
    this.#notes.parts.push({ at: this.#way.path(), source, path, isLone });
  }

  /** The scope of the present part. */
  here(scope: Scope): Scope {
    const path = scope.path.concat(this.#way.path(scope.depth));
    return { ...scope, path, depth: this.#way.steps.length };
  }

  beyond(scope: Scope, reference: string, { source, path, row }: Target): Scope {
    const chain = [...scope.chain, { origin: scope, reference }];
    return { source, path, row, chain, depth: this.#way.steps.length };
  }

  /** A target as a part of a text; `undefined` when it cannot be one. @param begins whether a sentence begins with it */
  #inserted(target: Target, scope: Scope, isWhole: boolean, begins: boolean): string | undefined {
    const { unit } = target;
    const value = dataText(target.value, this.#references.locale, begins) ?? this.shown(target);
    if (typeof value === 'string') return this.resolve(value, scope, isWhole);
    if (typeof value === 'number') return formatFigure(value, unit, this.#references.locale);
    if (!isObject(value)) return undefined;
    const reference = wholeReference(value);
    const next = reference === undefined ? undefined : this.follow(reference, scope);
    if (reference !== undefined && next !== undefined && next !== 'absent')
      return this.#inserted(next, this.beyond(scope, reference, next), isWhole, begins);
    return typeof value.text === 'string' ? this.resolve(value.text, scope, false) : undefined;
  }
}

/** True if only the browser knows the value: the answer of a visitor (`answers.name`, in a form), or a number of a result (`result.times`, of the calculator). */
function isLeftToBrowser(reference: string, { source }: Scope): boolean {
  const { kind } = source.document;
  return (kind === 'form' && reference.startsWith('answers.')) || (kind === 'roi' && reference.startsWith('result.'));
}

/** The words of a postal address or of opening hours, which may begin a sentence; `undefined` for any other value, and for one that its schema refuses. */
function dataText(value: Json, locale: SpecLocale, begins: boolean): string | undefined {
  if (isPostalAddress(value)) return addressLine(value, locale);
  const lines: unknown[] = objectsIn(value);
  if (!Array.isArray(value) || value.length === 0 || lines.length < value.length || !lines.every(isOpeningTimes))
    return undefined;
  const hours = hoursSentence(lines, { locale, words: locale.words });
  return begins ? capitalized(hours, locale) : hours;
}

function isPostalAddress(value: unknown): value is PostalAddress {
  return isObject(value) && typeof value.streetAddress === 'string' && typeof value.addressLocality === 'string';
}

function isOpeningTimes(value: unknown): value is OpeningTimes {
  return isObject(value) && Array.isArray(value.days) && Array.isArray(value.hours);
}
