import type { ErrorObject } from 'ajv';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../json.ts';
import { suggestion } from '../nearest.ts';
import type { Fault } from '../report.ts';
import type { Vocabulary } from './validators.ts';

/** A schema error in a product owner's words, the path it is about, and whether the key or the value there is wrong. */
export interface SchemaFault extends Fault {
  path: DocumentPath;
  target: 'key' | 'value';
}

/** All faults of one validation. A misspelt key and the key it stands for are one fault, not two. */
export function schemaFaults(errors: readonly ErrorObject[], vocabulary: Vocabulary): SchemaFault[] {
  const misspelt = new Set<string>();
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const close = closestProperty(error);
    if (close !== undefined) misspelt.add(`${error.instancePath}/${close}`);
  }
  return errors.flatMap((error) => {
    const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
    if (missing !== undefined && misspelt.has(`${error.instancePath}/${missing}`)) return [];
    // An `if`, an `allOf` or a `oneOf` only says that something inside it failed, which is reported itself.
    if (['if', 'allOf'].includes(error.keyword)) return [];
    return [{ code: `schema/${error.keyword}`, ...explain(error, vocabulary) }];
  });
}

function explain(error: ErrorObject, vocabulary: Vocabulary): Omit<SchemaFault, 'code'> {
  const path = pointerPath(error.instancePath);
  const value = (sentence: string, remedy?: string) => ({ path, target: 'value' as const, message: sentence, remedy: remedy ?? expectation(error) });
  const key = (name: string, sentence: string, remedy?: string) => ({ path: [...path, name], target: 'key' as const, message: sentence, remedy });
  const { params, data } = error;
  const found = show(data as Json);
  const text = typeof data === 'string' ? data : '';
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      return key(name, `la clé « ${name} » n'existe pas ici.`, suggestion(name, openProperties(error)) ?? 'Clés possibles : ' + propertyNames(error).join(', ') + '.');
    }
    case 'required': {
      const name = String(params.missingProperty);
      const description = describe(propertySchema(error, name));
      return { path, target: 'key', message: `la clé « ${name} » manque.`, remedy: description };
    }
    case 'propertyNames':
      return key(String(params.propertyName), `la clé « ${String(params.propertyName)} » n'a pas la forme attendue.`, describe(error.parentSchema));
    case 'dependentRequired':
    case 'dependencies':
      return value(`« ${String(params.property)} » ne va pas sans « ${String(params.missingProperty)} ».`);
    case 'type':
      return value(`${found} n'est pas ${typeName(params.type)}.`);
    case 'const':
    case 'enum': {
      const choices = (error.keyword === 'const' ? [params.allowedValue] : params.allowedValues) as Json[];
      const close = suggestion(text, choices.map(String));
      return value(`${found} n'est pas une valeur possible.`, close ?? `Valeurs possibles : ${choices.map(String).join(', ')}.`);
    }
    case 'minLength':
      return value(text.trim() === '' ? 'le texte est vide.' : `le texte a ${length(text)}, il en faut au moins ${String(params.limit)}.`);
    case 'maxLength':
      return value(`le texte a ${length(text)}, il en faut au plus ${String(params.limit)}.`);
    case 'pattern':
      return value(text.trim() === '' ? 'le texte est vide.' : `${found} n'a pas la forme attendue.`);
    case 'format':
      return value(`${found} n'a pas la forme attendue (${formatName(params.format)}).`);
    case 'minItems':
      return value(`la liste a ${count((data as Json[]).length)}, il en faut au moins ${String(params.limit)}.`);
    case 'maxItems':
      return value(`la liste a ${count((data as Json[]).length)}, il en faut au plus ${String(params.limit)}.`);
    case 'minProperties':
      return value('il manque une clé ici.');
    case 'minimum':
    case 'exclusiveMinimum':
      return value(`${found} est trop petit : la valeur doit être ${error.keyword === 'minimum' ? 'au moins' : 'plus grande que'} ${String(params.limit)}.`);
    case 'maximum':
    case 'exclusiveMaximum':
      return value(`${found} est trop grand : la valeur doit être ${error.keyword === 'maximum' ? 'au plus' : 'plus petite que'} ${String(params.limit)}.`);
    case 'multipleOf':
      return value(`${found} n'est pas un multiple de ${String(params.multipleOf)}.`);
    case 'uniqueItems':
      return value(`les éléments ${Number(params.j) + 1} et ${Number(params.i) + 1} de la liste sont identiques.`, 'Supprimez un des deux.');
    case 'icon':
      return value(`l'icône « ${text} » n'existe pas.`, suggestion(text, [...vocabulary.icons]) ?? 'La liste des icônes est sur lucide.dev/icons.');
    case 'href':
      return value(...linkFault(text, vocabulary));
    case 'refersTo': {
      const table = String(error.schema);
      return value(`la table « ${table} » n'a pas de ligne « ${text} ».`, suggestion(text, [...(vocabulary.ids.get(table) ?? [])]));
    }
    default:
      return value(`${found} ne convient pas.`);
  }
}

function linkFault(href: string, vocabulary: Vocabulary): [string, string] {
  if (href.startsWith('/')) {
    const remedy = suggestion(href, [...vocabulary.addresses]) ?? 'Les adresses du site sont dans spec/routes.yaml.';
    return [`l'adresse « ${href} » ne mène à aucune page du site.`, remedy];
  }
  return [`l'adresse « ${href} » n'est pas acceptée.`, "Une adresse commence par « / », « # », « https:// », « mailto: » ou « tel: »."];
}

function closestProperty(error: ErrorObject): string | undefined {
  const candidates = openProperties(error);
  return /« (.+) »/.exec(suggestion(String(error.params.additionalProperty), candidates) ?? '')?.[1];
}

/** Property names of the schema that the data does not use yet. */
function openProperties(error: ErrorObject): string[] {
  const used = isObject(error.data) ? Object.keys(error.data) : [];
  return propertyNames(error).filter((name) => !used.includes(name));
}

function propertyNames(error: ErrorObject): string[] {
  const schema = error.parentSchema;
  return isObject(schema?.properties) ? Object.keys(schema.properties) : [];
}

function propertySchema(error: ErrorObject, name: string): JsonObject | undefined {
  const properties: unknown = error.parentSchema?.properties;
  const schema = isObject(properties) ? properties[name] : undefined;
  return isObject(schema) ? schema : undefined;
}

function expectation(error: ErrorObject): string | undefined {
  return describe(error.parentSchema);
}

function describe(schema: ErrorObject['parentSchema']): string | undefined {
  return typeof schema?.description === 'string' ? `Attendu : ${lowerFirst(schema.description)}` : undefined;
}

/** `"Texte"` → `"texte"`, but acronyms stay: `"ROI"`. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}|^\p{Lu}[ ']/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function show(value: Json): string {
  if (value === null) return 'une valeur vide';
  if (Array.isArray(value)) return 'une liste';
  if (isObject(value)) return 'un groupe de clés';
  const text = String(value);
  return `« ${text.length > 60 ? `${text.slice(0, 57)}…` : text} »`;
}

function typeName(type: unknown): string {
  const names: Record<string, string> = {
    string: 'un texte', number: 'un nombre', integer: 'un nombre entier', boolean: '« true » ou « false »', array: 'une liste (des lignes qui commencent par « - »)', object: 'un groupe de clés', null: 'vide',
  };
  return (Array.isArray(type) ? type : [type]).map((name) => names[String(name)] ?? String(name)).join(' ou ');
}

function formatName(format: unknown): string {
  const names: Record<string, string> = { date: 'une date AAAA-MM-JJ', time: 'une heure HH:MM', email: 'une adresse électronique', uri: 'une adresse https://' };
  return names[String(format)] ?? String(format);
}

function length(text: string): string {
  return `${[...text].length} caractères`;
}

function count(items: number): string {
  return items < 2 ? `${items} élément` : `${items} éléments`;
}

/** `/blocks/2/a~1b` → `['blocks', 2, 'a/b']`. */
function pointerPath(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
