import type { ErrorObject } from 'ajv';
import type { DocumentPath, Json, JsonObject } from '../base/json.ts';
import { counted } from '../base/french.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { missingAccent } from '../base/findings/finding.ts';
import type { Explain } from './keyword.ts';
import { expectation, type Explained, length, show } from './words.ts';
import { hasFormat } from './formats.ts';
import {
  emptyBefore,
  keyFault,
  meantProperty,
  withExcludedKeys,
  withMissingKeys,
  withUnknownKeys,
} from './key-fault.ts';
import { formFault } from './form-fault.ts';
import { suggestFix } from './suggest-fix.ts';
import { hasForm, typeFault } from './type-fault.ts';
import type { Vocabulary } from './vocabulary.ts';
import { pointerPath } from './relations.ts';

interface SchemaFault extends Explained {
  /** `schema/` and the keyword. */
  code: string;
}

/**
 * All faults of one validation. A misspelt key and the key it stands for are one fault, not two.
 * @param placeOf where the value at a path is written, in French (« ligne 12 »)
 */
export function schemaFaults(
  all: readonly ErrorObject[],
  vocabulary: Vocabulary,
  placeOf: (path: DocumentPath) => string,
): SchemaFault[] {
  const misspelt = new Set<string>();
  for (const error of all) {
    if (error.keyword !== 'additionalProperties') continue;
    const close = meantProperty(error, all);
    if (close !== undefined) misspelt.add(`${error.instancePath}/${close}`);
  }
  // A page of some days only may be named by a mention of the place where something is read.
  const isOfAnotherDay = ({ keyword, data, schema }: ErrorObject) =>
    keyword === 'href' && schema === 'mention' && vocabulary.hidden?.address(String(data)) !== undefined;
  const isOwnAccent = (error: ErrorObject) =>
    isAccent(error) && (vocabulary.accents?.includes(String(error.data)) ?? true);
  const possible = all.filter((error) => !isOfAnotherDay(error) && !isOwnAccent(error));
  const described = withMissingKeys(withExcludedKeys(possible), (path) => misspelt.has(path));
  const errors = withUnknownKeys(described, (error) => meantProperty(error, all) !== undefined);
  const listed = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'enum' || keyword === 'const' ? [instancePath] : [])),
  );
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.flatMap((error) => {
    // That no alternative fits helps more than what each of them lacks.
    if (
      alternatives.some(
        (choice) =>
          choice !== error &&
          error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
          error.instancePath.startsWith(choice.instancePath),
      )
    )
      return [];
    // A value that is no mapping, or has an unknown key, gets that fault: « none of several shapes » would help less.
    if (alternatives.includes(error) && errors.some((other) => tellsMore(other, error))) return [];
    // ajv reports a bad name twice: by its own rule, and as the `propertyNames` of the mapping.
    if (error.propertyName !== undefined) return [];
    const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
    if (missing !== undefined && misspelt.has(`${error.instancePath}/${missing}`)) return [];
    if (error.keyword === 'type' && errors.some((other) => isLeftOutOf(error, other))) return [];
    // The possible values are more helpful than their type.
    if (error.keyword === 'type' && listed.has(error.instancePath)) return [];
    // An `if` fails with something inside it, which is reported itself.
    if (error.keyword === 'if') return [];
    // Of two lengths that a text exceeds, the smaller one is the limit.
    const most = mostOf(error, vocabulary);
    if (errors.some((other) => other.instancePath === error.instancePath && mostOf(other, vocabulary) < most))
      return [];
    return [{ code: `schema/${error.keyword.replace(' ', '-')}`, ...explain(error, errors, vocabulary, placeOf) }];
  });
}

/** The greatest length that a fault of length names; infinite for other faults. */
function mostOf({ keyword, params, schema }: ErrorObject, { lengths }: Vocabulary): number {
  if (keyword === 'maxLength') return Number(params.limit);
  return (keyword === 'lengthFrom' ? lengths.get(String(schema))?.max : undefined) ?? Infinity;
}

/** Is a value none of the engine's accents? A site may have more (spec/theme.yaml). */
function isAccent({ keyword, parentSchema }: ErrorObject): boolean {
  return keyword === 'enum' && parentSchema?.title === 'Accent';
}

const moreFonts =
  "Une autre police variable (fontsource.org) s'ajoute par « npm install --save-dev @fontsource-variable/<nom> », puis « npm run fonts ».";

/** True of a value that is empty as several keys below it are not indented enough. */
function isLeftOutOf({ data, instancePath }: ErrorObject, other: ErrorObject): boolean {
  if (data !== null || other.keyword !== 'additionalProperties' || !Array.isArray(other.params.unknown)) return false;
  return instancePath === `${other.instancePath}/${emptyBefore(other)}`;
}

function tellsMore(other: ErrorObject, choice: ErrorObject): boolean {
  const isOfAll = other.instancePath === choice.instancePath && !other.schemaPath.startsWith(`${choice.schemaPath}/`);
  return isOfAll && ['additionalProperties', 'type'].includes(other.keyword);
}

function explain(
  error: ErrorObject,
  errors: readonly ErrorObject[],
  vocabulary: Vocabulary,
  placeOf: (path: DocumentPath) => string,
): Explained {
  const path = pointerPath(error.instancePath);
  const value = (sentence: string, remedy?: string) => ({
    path,
    target: 'value' as const,
    message: sentence,
    remedy: remedy ?? expectation(error),
  });
  const { params, data } = error;
  const found = show(data as Json);
  const text = typeof data === 'string' ? data : '';
  const isBlank = text.trim() === '';
  const limit = String(params.limit);
  const { country } = vocabulary;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'required':
    case 'propertyNames':
    case 'dependentRequired':
    case 'false schema':
    case 'discriminator':
    case 'minProperties':
    case 'maxProperties':
      return keyFault(error, errors, path);
    case 'anyOf':
    case 'oneOf': {
      const accepts = (form: string) => (error.schema as JsonObject[]).some((branch) => hasStatedForm(branch, form));
      const meant = suggestFix(text, accepts, country);
      return value(`${found} ne convient pas.`, meant === undefined ? undefined : `Écrivez « ${meant} ».`);
    }
    case 'type':
      return value(...typeFault(data as Json, { ...params, form: error.parentSchema }, expectation(error)));
    case 'const':
    case 'enum': {
      const own = isAccent(error) ? vocabulary.accents : undefined;
      const choices = [
        ...((error.keyword === 'const' ? [params.allowedValue] : params.allowedValues) as Json[]),
        ...(own ?? []),
      ];
      // A field that can only say yes says no by its absence.
      if (data === false && params.allowedValue === true)
        return value(
          `${found} n'est pas une valeur possible.`,
          `Retirez « ${String(path.at(-1))} » : sans cette ligne, c'est non.`,
        );
      const close = suggestion(text, choices.map(String));
      const more = error.parentSchema?.title === 'ThemeFont' ? ` ${moreFonts}` : '';
      const fault = value(
        `${found} n'est pas une valeur possible.`,
        (close ?? `Valeurs possibles : ${choices.map(String).join(', ')}.`) + more,
      );
      return own === undefined ? fault : { ...fault, about: missingAccent(text) };
    }
    case 'minLength':
      return value(isBlank ? 'le texte est vide.' : `le texte a ${length(text)}, il en faut au moins ${limit}.`);
    case 'maxLength':
      return value(`le texte a ${length(text)}, il en faut au plus ${limit}.`);
    case 'pattern': {
      if (isBlank) return value('le texte est vide.');
      const pattern = new RegExp(String(params.pattern), 'u');
      const accepts = (form: string) => pattern.test(form);
      return value(
        ...formFault(text, {
          accepts,
          country,
          expected: expectation(error),
          described: String(error.parentSchema?.description ?? ''),
        }),
      );
    }
    case 'format': {
      if (isBlank) return value('le texte est vide.');
      const format = String(params.format);
      // What switches a part of the site off stands beside the address of it.
      const orNone = error.schemaPath.endsWith('/else/format');
      const accepts = (form: string) => hasFormat(format, form) || (orNone && form === 'none');
      return value(...formFault(text, { format, accepts, country, expected: expectation(error) }));
    }
    case 'minItems': {
      const none = `S'il n'y en a aucun et que le champ est facultatif, retirez « ${String(path.at(-1))} ».`;
      const remedy = (data as Json[]).length === 0 ? [expectation(error) ?? '', none].join(' ').trim() : undefined;
      return value(`la liste a ${counted((data as Json[]).length, 'élément')}, il en faut au moins ${limit}.`, remedy);
    }
    case 'maxItems':
      return value(`la liste a ${counted((data as Json[]).length, 'élément')}, il en faut au plus ${limit}.`);
    case 'minimum':
      return value(`${found} est trop petit : il faut au moins ${limit}.`);
    case 'exclusiveMinimum':
      return value(`${found} est trop petit : il faut plus de ${limit}.`);
    case 'maximum':
      return value(`${found} est trop grand : il faut au plus ${limit}.`);
    case 'exclusiveMaximum':
      return value(`${found} est trop grand : il faut moins de ${limit}.`);
    case 'multipleOf': {
      if (params.multipleOf !== 0.01) return value(`${found} n'est pas un multiple de ${String(params.multipleOf)}.`);
      // « 3.875 » is 3 875 to those who group thousands by a dot.
      const thousands = /^\d{1,3}\.\d{3}$/.test(String(data)) ? String(data).replace('.', '') : undefined;
      const remedy = thousands === undefined ? undefined : `Pour les milliers, écrivez ${thousands}.`;
      return value(`${found} a plus de deux décimales.`, remedy);
    }
    default: {
      const ofKeyword = params.explain as Explain | undefined;
      if (ofKeyword === undefined) return value(`${found} ne convient pas.`);
      const { below = [], target = 'value', ...fault } = ofKeyword({ path, placeOf, expected: expectation(error) });
      return { ...fault, path: [...path, ...below], target };
    }
  }
}

/** True if `text` has the form that an alternative states by its pattern. */
function hasStatedForm(branch: JsonObject, text: string): boolean {
  return typeof branch.pattern === 'string' && branch.pattern !== String.raw`\S` && hasForm(branch, text);
}
