import { missingRow, missingTable, tableFiles } from '../base/findings/missing.ts';
import type { ErrorObject } from 'ajv';
import type { DocumentPath, Json, JsonObject } from '../base/json.ts';
import { asTyped } from '../base/excerpt.ts';
import { counted } from '../base/french.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { parentOf, type Missing } from '../base/findings/fault.ts';
import { queryFault } from './query-parameters.ts';
import { repeated, duplicates } from './duplicates.ts';
import { expectation, type Explained, length, show } from './words.ts';
import { hasFormat } from './formats.ts';
import { keyFault, meantProperty, withExcludedKeys, withMissingKeys, withUnknownKeys } from './key-fault.ts';
import { formFault } from './form-fault.ts';
import { relationFault, unknownKeyFault } from './relation-fault.ts';
import { lengthFault, linkFault } from './link-fault.ts';
import { suggestFix } from './suggest-fix.ts';
import { relationNames } from './relation-keywords.ts';
import { hasForm, typeFault } from './type-fault.ts';
import type { Vocabulary } from './vocabulary.ts';
import { pointerPath } from './relations.ts';

export interface SchemaFault extends Explained {
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
  const isOfAnotherDay = ({ keyword, data, params }: ErrorObject) =>
    keyword === 'href' && params.mention === true && vocabulary.hidden?.address(String(data)) !== undefined;
  const isOwnAccent = (error: ErrorObject) => isAccent(error) && vocabulary.accents.includes(String(error.data));
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
    // A value that is no mapping, or has a misspelt key, gets that fault: « none of several shapes » would help less.
    if (alternatives.includes(error) && errors.some((other) => tellsMore(other, error, misspelt))) return [];
    // ajv reports a bad name twice: by its own rule, and as the `propertyNames` of the mapping.
    if (error.propertyName !== undefined) return [];
    const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
    if (missing !== undefined && misspelt.has(`${error.instancePath}/${missing}`)) return [];
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

/** The key at the top that all marks without words lack. */
function lackedByAll({ keyword, schema }: ErrorObject): Missing | undefined {
  const top = keyword === 'worded' ? [schema].flat().find((path) => String(path).startsWith('/')) : undefined;
  return top === undefined ? undefined : { kind: 'setting', name: String(top) };
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

function tellsMore(other: ErrorObject, choice: ErrorObject, misspelt: ReadonlySet<string>): boolean {
  if (other.instancePath !== choice.instancePath) return false;
  if (other.keyword === 'type') return !other.schemaPath.startsWith(`${choice.schemaPath}/`);
  return (
    other.keyword === 'additionalProperties' && [...misspelt].some((path) => parentOf(path) === other.instancePath)
  );
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
      return value(...typeFault(data as Json, params, expectation(error)));
    case 'const':
    case 'enum': {
      const own = isAccent(error) ? vocabulary.accents : [];
      const choices = [
        ...((error.keyword === 'const' ? [params.allowedValue] : params.allowedValues) as Json[]),
        ...own,
      ];
      // A field that can only say yes says no by its absence.
      if (data === false && params.allowedValue === true)
        return value(
          `${found} n'est pas une valeur possible.`,
          `Retirez « ${String(path.at(-1))} » : sans cette ligne, c'est non.`,
        );
      const close = suggestion(text, choices.map(String));
      const more = error.parentSchema?.otherwise === undefined ? '' : ` ${String(error.parentSchema.otherwise)}`;
      return value(
        `${found} n'est pas une valeur possible.`,
        (close ?? `Valeurs possibles : ${choices.map(String).join(', ')}.`) + more,
      );
    }
    case 'minLength':
      return value(isBlank ? 'le texte est vide.' : `le texte a ${length(text)}, il en faut au moins ${limit}.`);
    case 'maxLength':
      return value(`le texte a ${length(text)}, il en faut au plus ${limit}.`);
    case 'lengthFrom':
      return value(...lengthFault(text, String(error.schema), vocabulary.lengths, expectation(error)));
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
    case 'uniqueItems': {
      const { first, second } = duplicates(data as Json[]) ?? { first: 0, second: 0 };
      const item = (data as Json[])[second] ?? null;
      return {
        path: [...path, second],
        target: 'item',
        message: `${typeof item === 'object' ? 'cet élément' : show(item)} figure déjà dans cette liste, à la place ${first + 1}.`,
        remedy: 'Supprimez un des deux.',
      };
    }
    case 'icon':
      return value(
        `l'icône « ${text} » n'existe pas.`,
        suggestion(text, [...vocabulary.icons.all()]) ?? 'La liste des icônes est sur lucide.dev/icons.',
      );
    case 'pictureFile':
      return value(
        `le fichier spec/pictures/${text} n'existe pas.`,
        suggestion(text, [...vocabulary.pictures]) ?? 'Déposez-y cette image, ou corrigez son nom.',
      );
    case 'href': {
      const fault = vocabulary.hidden?.address(text) ?? linkFault(text, vocabulary, country);
      return { ...value(fault.message, fault.remedy), about: fault.about };
    }
    case 'queryParameters': {
      const fault = queryFault(text, vocabulary.queryParameters);
      return { ...value(fault?.message ?? `${found} ne convient pas.`, fault?.remedy), about: fault?.about };
    }
    case 'choiceOf': {
      const choices = vocabulary.choices(String(error.schema)) ?? [];
      const remedy = suggestion(asTyped(text), choices) ?? `Choix possibles : ${choices.join(', ')}.`;
      return value(`${found} ne figure pas parmi les choix de ${choiceList(String(error.schema))}.`, remedy);
    }
    case 'past':
      return value(
        `${found} n'est pas encore passé : ce jour est celui de ce qui a eu lieu.`,
        'Écrivez-en un qui est passé, ou attendez-le.',
      );
    case 'distinct': {
      const field = String(error.schema);
      const { first, second } = repeated(data as Json[], field) ?? { first: 0, second: 0 };
      const twice = (data as JsonObject[])[second]?.[field] ?? null;
      return {
        path: [...path, second, field],
        target: 'value',
        message: `${show(twice)} est déjà le « ${field} » de l'élément ${first + 1} de cette liste.`,
        remedy: 'Donnez-en un autre à celui-ci, ou supprimez un des deux éléments.',
      };
    }
    case 'refersTo': {
      const table = String(error.schema);
      const hidden = vocabulary.hidden?.row(table, text);
      if (hidden !== undefined) return { ...value(hidden.message, hidden.remedy), about: hidden.about };
      const ids = vocabulary.ids.get(table);
      if (ids === undefined) {
        const message = `« ${text} » est une ligne de la table « ${table} », et cette table n'existe pas.`;
        return { ...value(message, `Créez ${tableFiles(table)}.`), about: missingTable(table) };
      }
      const remedy = suggestion(text, [...ids]);
      return {
        ...value(`la table « ${table} » n'a pas de ligne « ${text} ».`, remedy),
        about: ids.size === 0 ? missingTable(table) : missingRow(table, text),
      };
    }
    case 'keysOf':
      return { ...unknownKeyFault(error), path: [...path, String(params.key)], target: 'key' };
    default:
      if (!relationNames.includes(error.keyword)) return value(`${found} ne convient pas.`);
      return { ...value(...relationFault(error, { path, vocabulary, placeOf })), about: lackedByAll(error) };
  }
}

/** `form-options.priority.options.label` → « spec/tables/form-options.yaml (priority) ». */
function choiceList(path: string): string {
  const [head = '', part, ...rest] = path.split('.');
  const file = head === 'roi' ? `spec/${head}.yaml` : `spec/tables/${head}.yaml`;
  return rest.length === 0 ? file : `${file} (${part})`;
}

/** True if `text` has the form that an alternative states by its pattern. */
function hasStatedForm(branch: JsonObject, text: string): boolean {
  return typeof branch.pattern === 'string' && branch.pattern !== String.raw`\S` && hasForm(branch, text);
}
