import { quoted } from '../base/french.ts';
import type { ErrorObject } from 'ajv';
import { didYouMean, nearest, suggestion } from '../base/findings/nearest.ts';
import { isObject, valueAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { dayKeys } from '../model/index/days.ts';
import { expectation, type Explained, lowerFirst, show } from './words.ts';
import { pointerPath } from './relations.ts';
import { suggestFix } from './suggest-fix.ts';

/** The fault of the keys of a mapping: one too many, one missing, one of a wrong name. */
export function keyFault(error: ErrorObject, errors: readonly ErrorObject[], path: DocumentPath): Explained {
  const { keyword, params } = error;
  const here = (message: string, remedy?: string) => ({ path, target: 'key' as const, message, remedy });
  const key = (name: string, message: string, remedy?: string) => ({ ...here(message, remedy), path: [...path, name] });
  const value = (message: string, remedy?: string) => ({ path, target: 'value' as const, message, remedy });
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const names = Array.isArray(params.unknown) ? params.unknown.map(String) : [name];
      const place = names.every((one) => isElsewhere(error, one)) ? (params.elsewhere as Elsewhere).place : undefined;
      const possible = `Clés possibles : ${propertyNames(error).join(', ')}.`;
      if (names.length > 1) {
        const block = names.includes('type') ? " Si c'est un bloc de la page, alignez-le sur les autres blocs." : '';
        const around = emptyBefore(error);
        const known =
          around === undefined
            ? `${possible}${block}`
            : `Décalez-les vers la droite, pour qu'elles soient dans « ${around} ».`;
        const remedy = place === undefined ? known : `Elles s'écrivent ${place}.`;
        return { ...key(name, `ces clés n'existent pas ici : ${quoted(names)}.`, remedy), keys: names };
      }
      if (place !== undefined)
        return { ...key(name, `la clé « ${name} » n'existe pas ici.`, `Elle s'écrit ${place}.`), keys: names };
      const meant = meantProperty(error, errors);
      const remedy = meant === undefined ? possible : didYouMean(meant);
      const keys = [name, ...(meant === undefined ? [] : [meant])];
      return { ...key(name, `la clé « ${name} » n'existe pas ici.`, remedy), keys };
    }
    case 'required': {
      if (Array.isArray(params.missing)) {
        const { names, message, remedy } = missingKeys(params.missing as ErrorObject[]);
        return { ...here(message, remedy), keys: names };
      }
      const missing = String(params.missingProperty);
      return { ...here(`la clé « ${missing} » manque.`, expectation(error)), keys: [missing] };
    }
    case 'propertyNames': {
      const name = String(params.propertyName);
      const remedy = nameForm(name, error.parentSchema?.propertyNames);
      return key(name, `la clé « ${name} » n'a pas la forme attendue.`, remedy);
    }
    case 'dependentRequired': {
      const [name, missing] = [String(params.property), String(params.missingProperty)];
      return key(name, `la clé « ${name} » ne va pas sans « ${missing} ».`, `Ajoutez « ${missing} ».`);
    }
    case 'discriminator':
      return kindFault(error, path);
    case 'minProperties': {
      const names = openProperties(error);
      const remedy = names.length === 0 ? expectation(error) : `Ajoutez une de ces clés : ${names.join(', ')}.`;
      return value('il manque une clé ici.', remedy);
    }
    case 'maxProperties':
      return value(`il y a trop de clés ici : au plus ${String(params.limit)}.`, expectation(error));
    default: {
      const { excluded = [String(path.at(-1))], needed } = params as { excluded?: string[]; needed?: string };
      const [subject, it, its] =
        excluded.length === 1 ? ['la clé', 'la', "l'exclut"] : ['les clés', 'les', 'les exclut'];
      const verb = excluded.length === 1 ? 'va' : 'vont';
      const message = `${subject} ${quoted(excluded)} ne ${verb} pas avec les autres clés de ce groupe.`;
      return here(
        message,
        `Supprimez-${it}, ou ${needed === undefined ? `celle qui ${its}` : `écrivez « ${needed} »`}.`,
      );
    }
  }
}

/** The kind by which a shape is chosen is missing, or no shape has it. */
function kindFault({ params }: ErrorObject, path: DocumentPath): Explained {
  const { tag, tagValue, kinds } = params as { tag: string; tagValue?: Json; kinds: string[] };
  const possible = `Valeurs possibles : ${kinds.join(', ')}.`;
  if (tagValue === undefined) return { path, target: 'key', message: `la clé « ${tag} » manque.`, remedy: possible };
  const message = `${show(tagValue)} n'est pas une valeur possible.`;
  return { path: [...path, tag], target: 'value', message, remedy: suggestion(String(tagValue), kinds) ?? possible };
}

/** The keys of another file that belongs to this one, and where they are written. */
export interface Elsewhere {
  keys: readonly string[];
  place: string;
}

function isElsewhere({ params }: ErrorObject, key: string): boolean {
  return (params.elsewhere as Elsewhere | undefined)?.keys.includes(key) === true;
}

/** The key above unknown ones that has no value: they belong in it, and are not indented enough. */
export function emptyBefore({ data, params }: ErrorObject): string | undefined {
  const keys = isObject(data) ? Object.keys(data) : [];
  const before = keys[keys.indexOf(String(params.additionalProperty)) - 1];
  return before !== undefined && isObject(data) && data[before] === null ? before : undefined;
}

/** The key that an unknown one stands for: the nearest, or the only one missing when there is one of each. */
export function meantProperty(error: ErrorObject, errors: readonly ErrorObject[]): string | undefined {
  const name = String(error.params.additionalProperty);
  if (isElsewhere(error, name)) return undefined;
  const close = nearest(name, openProperties(error));
  if (close !== undefined) return close;
  const beside = (keyword: string) =>
    errors.filter((other) => other.keyword === keyword && other.instancePath === error.instancePath);
  const missing = beside('required');
  return missing.length === 1 && missing[0]?.params.missing === undefined && beside('additionalProperties').length === 1
    ? String(missing[0]?.params.missingProperty)
    : undefined;
}

/** Property names of the schema that the data does not use yet. */
function openProperties(error: ErrorObject): string[] {
  const { data } = error;
  return propertyNames(error).filter((name) => !isObject(data) || !Object.hasOwn(data, name));
}

function propertyNames({ instancePath, parentSchema }: ErrorObject): string[] {
  const properties = isObject(parentSchema?.properties) ? parentSchema.properties : {};
  // A row and a block also have their days, which no schema declares.
  const isDated = instancePath === '' && (properties.id ?? valueAt(properties, ['type', 'const'])) !== undefined;
  return [...Object.keys(properties), ...(isDated ? dayKeys : [])];
}

/** The form of a mapping's keys, from the schema of their names. */
function nameForm(name: string, names: unknown): string {
  const { pattern, description } = isObject(names) ? names : {};
  const meant =
    typeof pattern === 'string' ? suggestFix(name, (other) => new RegExp(pattern, 'u').test(other)) : undefined;
  if (meant !== undefined) return `Écrivez « ${meant} ».`;
  if (typeof description === 'string') return `Attendu : ${lowerFirst(description)}`;
  return 'Écrivez-la en minuscules sans accent ; des tirets peuvent relier les mots.';
}

/**
 * The errors with those of keys missing at one place as one, the first, which holds them all (`params.missing`): a row moved to another
 * table, or begun, is one mistake.
 * @param isMeant true if that key is there, misspelt
 */
export function withMissingKeys(errors: readonly ErrorObject[], isMeant: (path: string) => boolean) {
  return joined(
    errors,
    ({ keyword, instancePath, params }) =>
      keyword === 'required' && !isMeant(`${instancePath}/${String(params.missingProperty)}`),
    ({ instancePath }) => instancePath,
    (missing) => ({ missing }),
  );
}

/**
 * The errors with those of unknown keys at one place as one, the first, which holds their names (`params.unknown`): a passage moved or pasted
 * there is one mistake.
 * @param isMeant true if the key is another one, misspelt
 */
export function withUnknownKeys(errors: readonly ErrorObject[], isMeant: (error: ErrorObject) => boolean) {
  return joined(
    errors,
    (error) => error.keyword === 'additionalProperties' && !isMeant(error),
    ({ instancePath, schemaPath }) => `${instancePath} ${schemaPath}`,
    (group) => ({ unknown: group.map(({ params }) => String(params.additionalProperty)) }),
  );
}

/**
 * The errors with the keys that one condition excludes as one, the first, which holds their names (`params.excluded`) and the value that
 * they need beside them (`params.needed`). What depends on a value that is missing or impossible is left out.
 */
export function withExcludedKeys(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  // The innermost of several is the first.
  const conditions = errors
    .filter(({ keyword }) => keyword === 'if')
    .toSorted((a, b) => b.schemaPath.length - a.schemaPath.length)
    .map((error) => ({ ...error, branch: `${error.schemaPath.replace(/if$/u, '')}${error.params.failingKeyword}/` }));
  const conditionsOf = ({ schemaPath, instancePath }: ErrorObject) =>
    conditions.filter((one) => instancePath.startsWith(one.instancePath) && schemaPath.startsWith(one.branch));
  const faulty = new Set(
    errors.map(({ keyword, instancePath, params }) =>
      keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath,
    ),
  );
  const isUnknown = ({ schema, instancePath }: ErrorObject) =>
    Object.keys(valuesRead(schema)).some((key) => faulty.has(`${instancePath}/${key}`));
  return joined(
    errors.filter((error) => !conditionsOf(error).some(isUnknown)),
    ({ keyword }) => keyword === 'false schema',
    (error) => `${error.instancePath.replace(/[^/]*$/u, '')} ${conditionsOf(error)[0]?.branch ?? error.instancePath}`,
    (group) => {
      const { schema, params } = conditionsOf(group[0]!)[0] ?? group[0]!;
      const values = params.failingKeyword === 'else' ? Object.entries(valuesRead(schema)) : [];
      const [needed] = values.flatMap(([key, value]) =>
        isObject(value) && typeof value.const === 'string' ? `${key}: ${value.const}` : [],
      );
      return { excluded: group.map(({ instancePath }) => String(pointerPath(instancePath).at(-1))), needed };
    },
    1,
  );
}

/** The keys of a mapping whose values a condition reads. */
function valuesRead(condition: unknown): JsonObject {
  return isObject(condition) && isObject(condition.properties) ? condition.properties : {};
}

/** The errors with the first of each group for the whole group, of `least` errors or more. */
function joined(
  errors: readonly ErrorObject[],
  isJoined: (error: ErrorObject) => boolean,
  placeOf: (error: ErrorObject) => string,
  paramsOf: (group: readonly ErrorObject[]) => object,
  least = 2,
): readonly ErrorObject[] {
  const groups = Map.groupBy(errors, (error) => (isJoined(error) ? placeOf(error) : error));
  return [...groups].flatMap(([place, group]) => {
    const [first] = group;
    return first === undefined || first === place || group.length < least
      ? group
      : [{ ...first, params: { ...first.params, ...paramsOf(group) } }];
  });
}

/** Message and remedy for keys missing together, each with its purpose. */
function missingKeys(missing: readonly ErrorObject[]): { names: string[]; message: string; remedy: string } {
  const names = [...new Set(missing.map(({ params }) => String(params.missingProperty)))];
  const expected = missing.map((error) => {
    const name = `« ${String(error.params.missingProperty)} »`;
    const text = expectation(error)
      ?.replace(/^Attendu : /u, '')
      .replace(/\.$/u, '');
    return text === undefined ? name : `${name}, ${lowerFirst(text)}`;
  });
  return {
    names,
    message:
      names.length === 1 ? `la clé ${quoted(names)} manque.` : `il manque ${names.length} clés ici : ${quoted(names)}.`,
    remedy: `Attendu : ${[...new Set(expected)].join(' ; ')}.`,
  };
}
