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

/**
 * The compiler's English message in a writer's words; `undefined` for any other message.
 * @param shapes the names that `$ref: common.schema.yaml#/$defs/…` may have
 */
export function schemaWords(cause: string, shapes: readonly string[]): SchemaFaultWords | undefined {
  const [, keyword] = /unknown keyword: "([^"]+)"/u.exec(cause) ?? [];
  if (keyword !== undefined)
    return {
      word: keyword,
      message: `la clé « ${keyword} » n'existe pas dans un schéma.`,
      remedy: suggestion(keyword, keywords) ?? 'Un champ de la table se déclare sous « properties ».',
    };
  const [, type] = /type must be JSONType[^:]*: (.+)/u.exec(cause) ?? [];
  if (type !== undefined)
    return {
      word: type,
      message: `« type: ${type} » n'existe pas.`,
      remedy: type === 'date' ? 'Écrivez « type: string » et « format: date ».' : `Types possibles : ${typesList}.`,
    };
  const [, reference] = /can't resolve reference (\S+) from/u.exec(cause) ?? [];
  if (reference === undefined) return undefined;
  const shape = reference.replace(/^.*\//u, '');
  return {
    word: shape,
    message: `la forme « ${shape} » n'existe pas (« $ref: ${reference} »).`,
    remedy: shapes.includes(shape)
      ? `Écrivez « $ref: common.schema.yaml#/$defs/${shape} ».`
      : (suggestion(shape, shapes) ?? 'Les formes communes sont dans codegen/schema/common.schema.yaml.'),
  };
}
