import type { Fault, Finding } from '../../base/findings/finding.ts';
import { documentFinding } from '../../read/source.ts';
import { isObject } from '../../base/json.ts';
import { referencePattern, wholeReference, keyOf, findingPlace, writtenForm } from './resolved.ts';
import type { Origin, Part, Scope, Step, Target } from './resolved.ts';
import type { NoRows } from './rows-query.ts';

/** What a walk over one value notes: its faults, each where it is written, and where its parts come from. */
export class WalkNotes {
  readonly parts: Part[] = [];
  readonly #findings: Finding[];
  /** The places without a known value. */
  readonly unknown: Origin[];

  constructor(findings: Finding[], unknown: Origin[]) {
    this.#findings = findings;
    this.unknown = unknown;
  }

  report(origin: Origin, reference: string, fault: Omit<Fault, 'code'> & { code?: string }): void {
    const { source, path } = origin;
    const whole = { code: 'rule/reference', ...fault };
    this.unknown.push(origin);
    this.#findings.push(documentFinding(source.document, path, whole, 'value', writtenForm(origin, reference)));
  }

  /** @param taken the parts of the query that are written elsewhere, each of which may have a fault of its own */
  reportQuery(scope: Scope, faults: NoRows['faults'], taken: readonly Part[]): void {
    const from = taken.flatMap((part) => ('source' in part ? [findingPlace(part)] : []));
    for (const { path, target, fault } of faults)
      this.#findings.push(documentFinding(scope.source.document, [...scope.path, ...path], { ...fault, from }, target));
    this.unknown.push(scope);
  }

  /** A circle is one mistake, whichever of its members a page came in by: it is reported at the first of them. */
  reportCircle(circle: readonly Step[]): void {
    const [first] = [...circle].toSorted((a, b) => (keyOf(a.origin) < keyOf(b.origin) ? -1 : 1));
    if (first === undefined) return;
    const message = `la référence « ${first.reference} » tourne en rond : elle ramène à ce même texte.`;
    this.report(first.origin, first.reference, { message, remedy: "Écrivez la valeur à l'un des deux endroits." });
    this.unknown.push(...circle.map(({ origin }) => origin));
  }

  /** A brace that opens or closes nothing is a reference cut short: it would be published as it stands. So would the signs of other programs (`${…}`, `{{…}}`). */
  checkBraces(text: string, scope: Scope, isVerbatim: boolean): void {
    const rest = text.replace(referencePattern, (written, reference?: string) =>
      reference === undefined && !isVerbatim ? written : '',
    );
    const [other, reference = ''] = isVerbatim
      ? []
      : (/\$\{([a-z][\w.-]*)\}|\{\{\s*([a-z][\w.-]*)\s*\}\}/.exec(text) ?? []).filter((one) => one !== undefined);
    const lone = /[{}][^{}\s]*/.exec(rest)?.[0];
    if (other !== undefined) {
      const message = `« ${other} » n'est pas une référence.`;
      this.report(scope, other, { message, remedy: `Écrivez « {${reference}} ».` });
    } else if (lone !== undefined) {
      const message = `l'accolade de « ${lone} » n'a pas sa paire.`;
      this.report(scope, lone, { message, remedy: "Une référence s'écrit entre deux accolades : « {facts.nom} »." });
    }
  }

  /** « {packs.starter.priceEur} € » would be published as « 3 870 € € ». @param around the text before and after the reference */
  checkUnit(reference: string, inserted: string, around: readonly [before: string, after: string], scope: Scope): void {
    const [number, before = '', after = ''] = /^(\D*)\d.*?\d?\+?(\D*)$/su.exec(inserted) ?? [];
    // A word before the number is that of a name (« Offre 2 », « Windows 11 Pro »), not a sign or a code (« £ », « CHF »).
    if (number === undefined || /\p{Ll}/u.test(before)) return;
    const last = /([^\s\d{}.,;:!?()«»]+)\s?$/u.exec(around[0])?.[1] ?? '';
    const next = /^\s?([^\s\d{}.,;:!?()«»]+)/u.exec(around[1])?.[1] ?? '';
    const twice = wordIn(before, last) ?? wordIn(after, next);
    if (twice === undefined) return;
    const message = `« {${reference}} » donne déjà son unité : « ${twice} » paraîtrait deux fois.`;
    this.report(scope, reference, { message, remedy: `Retirez « ${twice} » à côté de la référence.` });
  }

  /** Reports a target that cannot stand in a text, unless another fault of it is reported where it is written. */
  refuse(reference: string, target: Target, scope: Scope): void {
    const { value } = target;
    const faulty = target.misshapen || (isObject(value) && wholeReference(value) !== undefined);
    if (faulty) {
      this.unknown.push(scope);
      return;
    }
    const kind = Array.isArray(value)
      ? 'une liste'
      : isObject(value)
        ? 'un groupe de clés'
        : 'ni un texte ni un nombre';
    const message = `« ${reference} » est ${kind} : on ne peut pas l'insérer dans un texte.`;
    const remedy = 'Nommez un champ simple, ou écrivez « { ref: … } » pour la valeur entière.';
    this.report(scope, reference, { message, remedy });
  }

  /** A text names an optional field that the row leaves out. A block of the row's page can be left out with it. */
  refuseAbsent(reference: string, scope: Scope): void {
    const message = `le champ facultatif « ${reference} » manque ici.`;
    const isOfBlock = scope.source.document.kind === 'page' && reference.startsWith('row.');
    const omitted = `si la clé de ce texte est facultative, écrivez-y « { ref: ${reference} } » : elle est alors omise`;
    const remedy = isOfBlock
      ? `Remplissez-le dans chaque ligne, ou réservez le bloc à celles qui l'ont : « when: { ref: ${reference} } » ; ${omitted}.`
      : `Remplissez-le dans chaque ligne ; ${omitted}.`;
    this.report(scope, reference, { message, remedy });
  }
}

/** The word, in the singular or the plural, where a unit of one word or two has it (« € HT »). */
function wordIn(unit: string, word: string): string | undefined {
  const singular = (one: string) => one.toLowerCase().replace(/s$/u, '');
  const words = unit.split(/\s/u).filter((one) => one !== '');
  return word !== '' && words.length < 3 && words.some((one) => singular(one) === singular(word)) ? word : undefined;
}
