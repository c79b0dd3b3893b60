import type { Fault } from '../../base/findings/fault.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { documentFinding } from '../../read/report.ts';
import { isObject } from '../../base/json.ts';
import { circularReference, loneBrace, notInText } from './reference-faults.ts';
import { referencePattern } from './reference-text.ts';
import type { Origin } from './resolved.ts';
import type { NoRows } from './rows-query.ts';
import { keyOf, writtenForm, type Scope, type Step } from './scope.ts';
import type { Target } from './target.ts';
import { wholeReference } from './whole-reference.ts';

/** What a walk over one value says of what is wrong on its way, each fault where it is written. */
export class WalkFaults {
  readonly #findings: Finding[];
  /** The places of which it is not known what they come to. */
  readonly unknown: Origin[];

  constructor(findings: Finding[], unknown: Origin[]) {
    this.#findings = findings;
    this.unknown = unknown;
  }

  report(origin: Origin, reference: string, fault: Fault): void {
    this.unknown.push(origin);
    this.#findings.push(
      documentFinding(origin.source.document, origin.path, fault, 'value', writtenForm(origin, reference)),
    );
  }

  /** What is wrong with a query for rows. */
  reportQuery(scope: Scope, faults: NoRows['faults']): void {
    for (const { path, target, fault } of faults)
      this.#findings.push(documentFinding(scope.source.document, [...scope.path, ...path], fault, target));
    this.unknown.push(scope);
  }

  /** A circle is one mistake, whichever of its members a page came in by: it is reported at the first of them. */
  reportCircle(circle: readonly Step[]): void {
    const [first] = [...circle].toSorted((a, b) => (keyOf(a.origin) < keyOf(b.origin) ? -1 : 1));
    if (first === undefined) return;
    this.report(first.origin, first.reference, circularReference(first.reference));
    this.unknown.push(...circle.map(({ origin }) => origin));
  }

  /** A brace that opens or closes nothing is a reference cut short: it would be published as it stands. */
  checkBraces(text: string, scope: Scope): void {
    const lone = /[{}][^{}\s]*/.exec(text.replace(referencePattern, ''))?.[0];
    if (lone !== undefined) this.report(scope, lone, loneBrace(lone));
  }

  /** Says that a target cannot stand in a text, unless something else is wrong with it, which is said where it is written. */
  refuse(reference: string, target: Target, scope: Scope): void {
    const { value } = target;
    const faulty = target.misshapen || (isObject(value) && wholeReference(value) !== undefined);
    if (faulty) this.unknown.push(scope);
    else this.report(scope, reference, notInText(reference, value));
  }
}
