import type { BlockField, FieldGroup } from '../../../../src/shared/block-kind.ts';
import { isObject, objectsIn, valueAt, type Json, type JsonObject } from '../../../base/json.ts';
import { follow } from '../../../schemas/schema-walk.ts';
import type { Schemas } from '../../../schemas/schemas.ts';
import type { TextLengths } from '../../../validate/text-lengths.ts';
import { fieldType } from './field-type.ts';

/** The fields of a block and of all that it holds, one group for each shape; those of the frame that all sections have come last. */
export function fieldGroups(schema: JsonObject, schemas: Schemas, lengths: TextLengths): FieldGroup[] {
  const shared = Array.isArray(schema.frame) ? valueAt(schemas.common, ['$defs', 'frame', 'properties']) : undefined;
  // The layouts of a block are its own: a frame has more of them than any block.
  const isOfFrame = ([name]: readonly [string, Json]) => name !== 'layout' && isObject(shared) && name in shared;
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const frame = properties.filter(isOfFrame);
  const own = properties.filter((property) => !isOfFrame(property));
  const groups = new FieldGroups(schema, schemas, lengths);
  groups.add('Les champs du bloc', { ...schema, properties: Object.fromEntries(own) }, '');
  if (frame.length > 0) {
    const node = { ...schema, properties: Object.fromEntries(frame) };
    groups.add('Le cadre de la section', node, 'Le même pour toutes les sections.');
  }
  return groups.all();
}

/** Groups in the order in which fields refer to them. */
class FieldGroups {
  readonly #block: JsonObject;
  readonly #schemas: Schemas;
  readonly #lengths: TextLengths;
  /** By the properties of the shape. */
  readonly #ids = new Map<Json, string>();
  readonly #waiting: { group: Omit<FieldGroup, 'fields'>; node: JsonObject; path: string }[] = [];

  constructor(block: JsonObject, schemas: Schemas, lengths: TextLengths) {
    this.#block = block;
    this.#schemas = schemas;
    this.#lengths = lengths;
  }

  /** @param path of the field that holds it */
  add(title: string, node: JsonObject, description: string, path = ''): string {
    const id = `champs-${this.#waiting.length + 1}`;
    this.#waiting.push({ group: { id, title, description }, node, path });
    return id;
  }

  all(): FieldGroup[] {
    const groups: FieldGroup[] = [];
    // The loop adds groups.
    for (const { group, node, path } of this.#waiting) groups.push({ ...group, fields: this.#fields(node, path) });
    return groups;
  }

  #fields(node: JsonObject, path: string): BlockField[] {
    const required = new Set(Array.isArray(node.required) ? node.required : []);
    const properties = isObject(node.properties) ? node.properties : {};
    const fields = Object.entries(properties).flatMap(([name, property]) => {
      if (!isObject(property)) return [];
      const shape = this.#follow(property);
      const choices = Array.isArray(shape.enum) ? shape.enum : [];
      return {
        name,
        description: String(shape.description ?? ''),
        required: required.has(name),
        type: fieldType(shape, this.#lengths),
        choices: choices.map(String),
        holds: this.#held(shape, path === '' ? name : `${path} › ${name}`),
      };
    });
    // `type` first, then required fields, as pages are written.
    return fields.toSorted((a, b) => rank(a) - rank(b));
  }

  /** The ids of the groups of a shape: none for a text, several for a choice. */
  #held(shape: JsonObject, path: string): string[] {
    if (isObject(shape.items)) return this.#held(this.#follow(shape.items), path);
    if (isObject(shape.properties)) return [this.#groupOf(shape, path)];
    return objectsIn(shape.oneOf).flatMap((option) => {
      const chosen = this.#follow(option);
      const kind = valueAt(chosen, ['properties', 'kind', 'const']);
      return this.#held(chosen, typeof kind === 'string' ? `${path} (${kind})` : path);
    });
  }

  #groupOf(shape: JsonObject, path: string): string {
    const key = shape.properties ?? null;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.add(path, shape, String(shape.description ?? ''), path);
    this.#ids.set(key, id);
    return id;
  }

  /** Throws where a reference leads nowhere: the schemas have been compiled before. */
  #follow(node: JsonObject): JsonObject {
    const shape = follow(node, this.#block, this.#schemas);
    if (shape === undefined) throw new Error(`nothing is behind ${JSON.stringify(node)}`);
    return shape;
  }
}

function rank({ name, required }: BlockField): number {
  if (name === 'type') return 0;
  return required ? 1 : 2;
}
