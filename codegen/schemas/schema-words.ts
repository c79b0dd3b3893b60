import { entriesAt, isObject, valuesIn, type Json } from '../base/json.ts';
import { suggestion } from '../base/findings/nearest.ts';

export interface SchemaFaultWords {
  message: string;
  remedy: string;
  /** The word of the file to mark. */
  word: string;
}

const typesList =
  '« string » (un texte), « number », « integer » (un entier), « boolean », « array » (une liste), « object » (un groupe de clés)';

/** Keywords of the schemas of tables, to suggest the nearest. */
const keywords = [
  'description title type properties required items allOf oneOf enum const minItems maxItems uniqueItems minimum maximum',
  'exclusiveMinimum minLength maxLength pattern format additionalProperties refersTo itemOf verbatim unit own placedIn',
  'as icon href distinct',
].flatMap((names) => names.split(' '));

/** What the compiler says in English, by its pattern, with what it names; `shapes` are those that `$ref: common.schema.yaml#/$defs/…` may name. */
const faults: readonly (readonly [
  said: RegExp,
  words: (named: string, shapes: readonly string[]) => SchemaFaultWords,
])[] = [
  [
    /unknown keyword: "([^"]+)"/u,
    (keyword) => ({
      word: keyword,
      message: `la clé « ${keyword} » n'existe pas dans un schéma.`,
      remedy: suggestion(keyword, keywords) ?? 'Un champ de la table se déclare sous « properties ».',
    }),
  ],
  [
    /type must be JSONType[^:]*: (.+)/u,
    (type) => ({
      word: type,
      message: `« type: ${type} » n'existe pas.`,
      remedy: type === 'date' ? 'Écrivez « type: string » et « format: date ».' : `Types possibles : ${typesList}.`,
    }),
  ],
  [
    /unknown format "([^"]+)"/u,
    (format) => ({
      word: format,
      message: `« format: ${format} » n'existe pas.`,
      remedy: 'Retirez-le ; une date a « format: date », un e-mail « format: email ».',
    }),
  ],
  [
    /missing type "object" for keyword "required" at "[^"]*\/([^"/]+)"/u,
    (field) => ({
      word: field,
      message: "« required » ne se met pas dans un champ : c'est la liste des champs obligatoires.",
      remedy: 'Nommez ce champ dans le « required » qui est à côté de « properties ».',
    }),
  ],
  [
    /can't resolve reference (\S+) from/u,
    (reference, shapes) => {
      const shape = reference.replace(/^.*\//u, '');
      const close = suggestion(shape, shapes) ?? 'Les formes communes sont dans codegen/schema/common.schema.yaml.';
      return {
        word: shape,
        message: `la forme « ${shape} » n'existe pas (« $ref: ${reference} »).`,
        remedy: shapes.includes(shape) ? `Écrivez « $ref: common.schema.yaml#/$defs/${shape} ».` : close,
      };
    },
  ],
];

/** The compiler's English message in a writer's words; `undefined` for any other message. */
export function schemaWords(cause: string, shapes: readonly string[]): SchemaFaultWords | undefined {
  return faults.flatMap(([said, words]) => {
    const named = said.exec(cause)?.[1];
    return named === undefined ? [] : words(named, shapes);
  })[0];
}

/** A field whose description is no group of keys (`name: string`), which the compiler does not name; `undefined` where there is none. */
export function plainField(schema: Json): SchemaFaultWords | undefined {
  const fields = valuesIn(schema).flatMap(({ value }) => entriesAt(value, ['properties']));
  const [name] = fields.find(([, field]) => !isObject(field) && typeof field !== 'boolean') ?? [];
  return name === undefined
    ? undefined
    : {
        word: name,
        message: `« ${name} » n'est pas un groupe de clés.`,
        remedy: `Écrivez par exemple « ${name}: { type: string } ».`,
      };
}
