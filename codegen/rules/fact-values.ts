import { namedFacts } from '../model/facts/named-facts.ts';
import type { Fault } from '../base/findings/finding.ts';
import type { JsonObject } from '../base/json.ts';
import { numberIn } from '../validate/type-fault.ts';
import { defineRule } from './engine/rule.ts';

/** A fact's value is the number alone, its upper bound is above it, and a duration of one is not in the plural. */
export const rule = defineRule({
  reads: ['facts'],
  check({ facts }, report) {
    for (const { path, figure } of namedFacts(facts.data)) {
      const value = valueFault(figure);
      if (value !== undefined) report(facts, [...path, 'value'], { code: 'rule/fact-value', ...value });
      const bound = boundFault(figure);
      if (bound !== undefined) report(facts, [...path, 'max'], { code: 'rule/fact-bound', ...bound });
      const plural = pluralFault(figure);
      if (plural !== undefined) report(facts, [...path, 'value'], { code: 'rule/fact-duration', ...plural });
    }
  },
});

type Wording = Pick<Fault, 'message' | 'remedy'>;

/** « 285 % » beside `unit: "%"` would be shown as « 285 % % »; « "12000" » would lack its spaces. */
function valueFault({ value, unit }: JsonObject): Wording | undefined {
  if (typeof value !== 'string') return undefined;
  const ending = typeof unit === 'string' ? unit : '';
  const number = (ending !== '' && value.endsWith(ending) ? value.slice(0, -ending.length) : value).trim();
  const isDigits = /^\d[\d\s]*(?:[.,]\d+)?$/.test(number);
  // A zero before others is that of a code or of a telephone.
  const bare = isDigits ? numberIn(number) : undefined;
  if (bare === undefined) {
    const isText = ending === '' || (!isDigits && counted.test(value.trim()));
    return isText ? undefined : unitFault(value.trim(), ending);
  }
  const message =
    number === value.trim()
      ? `« ${value} » est un texte : le site n'y pose ni espaces ni virgule.`
      : `« ${value} » répète l'unité, que « unit » donne déjà.`;
  return { message, remedy: `Écrivez le nombre seul : « value: ${bare} ».` };
}

/** Numbers that a unit may follow: « +200 », « 60 ou 90 ». */
const counted = /^[+±≈~]?\s?\d[\d\s]*(?:[.,]\d+)?(?:\s(?:à|ou|et)\s\d[\d\s]*(?:[.,]\d+)?)?$/u;

/** « douze », « 12:30 », « 93 € » where a number is due: the unit would follow a text. */
function unitFault(value: string, unit: string): Wording {
  const [, low, high] = /^(\d+(?:[.,]\d+)?)\s*[-–]\s*(\d+(?:[.,]\d+)?)$/u.exec(value) ?? [];
  const remedy =
    low === undefined || high === undefined
      ? 'Écrivez un nombre, en chiffres ; ou retirez « unit » si la valeur est un texte.'
      : `Pour une fourchette, écrivez « value: ${low.replace(',', '.')} » et « max: ${high.replace(',', '.')} ».`;
  return { message: `« ${value} » n'est pas un nombre, alors que « unit » donne une unité (${unit}).`, remedy };
}

function boundFault({ value, max }: JsonObject): Wording | undefined {
  if (typeof value !== 'number' || typeof max !== 'number' || max > value) return undefined;
  const message = `la borne haute (${max}) n'est pas au-dessus de la valeur (${value}).`;
  const remedy = max === value ? 'Supprimez « max ».' : `Échangez-les : « value: ${max} », « max: ${value} ».`;
  return { message, remedy };
}

const manyUnit = /^(?:secondes|minutes|heures|jours|semaines|ans|années)(?!\p{L})/u;
/** « 1 jours ». */
function pluralFault({ value, max, unit }: JsonObject): Wording | undefined {
  if (value !== 1 || max !== undefined || typeof unit !== 'string' || !manyUnit.test(unit)) return undefined;
  const remedy = `Écrivez « unit: ${unit.replaceAll(/s(?!\p{L})/gu, '')} | ${unit} ».`;
  return { message: `« 1 ${unit} » est au pluriel.`, remedy };
}
