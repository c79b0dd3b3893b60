import type { BlockField, FieldGroup } from '../../../../src/shared/block-kind.ts';
import type { Schemas } from '../../../schemas/schemas.ts';
import type { TextLengths } from '../../../validate/text-lengths.ts';
import { isObject, objectsIn, valueAt, type Json, type JsonObject } from '../../../base/json.ts';
import { fieldType } from './field-type.ts';

/** The fields of a block and of all that it holds, one group for each shape; those of the frame that all sections have come last. */
export function fieldGroups(
  schema: JsonObject,
  { common }: Pick<Schemas, 'common'>,
  lengths: TextLengths,
): FieldGroup[] {
  const definitions = { block: schema.$defs, common: common.$defs };
  const shared = isObject(schema.frame) || Array.isArray(schema.frame) ? frameFields(common) : {};
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  // The layouts of a block are its own: a frame has more of them than any block.
  const own = properties.filter(([name]) => name === 'layout' || !(name in shared));
  const frame = properties.filter(([name]) => name !== 'layout' && name in shared);
  const groups = new FieldGroups(definitions, lengths);
  const object = (fields: [string, Json][]): Shape => ({
    node: { ...schema, properties: Object.fromEntries(fields) },
    home: 'block',
  });
  groups.add('Les champs du bloc', object(own), '');
  if (frame.length > 0) groups.add('Le cadre de la section', object(frame), 'Le même pour toutes les sections.');
  return groups.all();
}

function frameFields(common: JsonObject): JsonObject {
  const fields = valueAt(common, ['$defs', 'frame', 'properties']);
  return isObject(fields) ? fields : {};
}

/** Groups in the order in which fields refer to them. */
class FieldGroups {
  readonly #definitions: Definitions;
  readonly #lengths: TextLengths;
  /** By the properties of the shape. */
  readonly #ids = new Map<Json, string>();
  readonly #waiting: { group: Omit<FieldGroup, 'fields'>; shape: Shape; path: string }[] = [];

  constructor(definitions: Definitions, lengths: TextLengths) {
    this.#definitions = definitions;
    this.#lengths = lengths;
  }

  /** @param path of the field that holds it */
  add(title: string, shape: Shape, description: string, path = ''): string {
    const id = `champs-${this.#waiting.length + 1}`;
    this.#waiting.push({ group: { id, title, description }, shape, path });
    return id;
  }

  all(): FieldGroup[] {
    const groups: FieldGroup[] = [];
    // The loop adds groups.
    for (const { group, shape, path } of this.#waiting) groups.push({ ...group, fields: this.#fields(shape, path) });
    return groups;
  }

  #fields({ node, home }: Shape, path: string): BlockField[] {
    const required = new Set(Array.isArray(node.required) ? node.required : []);
    const properties = isObject(node.properties) ? node.properties : {};
    const fields = Object.entries(properties).flatMap(([name, property]) => {
      if (!isObject(property)) return [];
      const shape = shapeOf({ node: property, home }, this.#definitions);
      const place = path === '' ? name : `${path} › ${name}`;
      const choices = Array.isArray(shape.node.enum) ? shape.node.enum : [];
      return {
        name,
        description: String(shape.node.description ?? ''),
        required: required.has(name),
        type: fieldType(shape.node, this.#lengths),
        choices: choices.map(String),
        holds: this.#held(shape, place),
      };
    });
    // `type` first, then required fields, as pages are written.
    return fields.toSorted((a, b) => rank(a) - rank(b));
  }

  /** The ids of the groups of a shape: none for a text, several for a choice. */
  #held({ node, home }: Shape, path: string): string[] {
    if (isObject(node.items)) return this.#held(shapeOf({ node: node.items, home }, this.#definitions), path);
    if (isObject(node.properties)) return [this.#groupOf({ node, home }, path)];
    const options = objectsIn(node.oneOf);
    return options.flatMap((option) => {
      const shape = shapeOf({ node: option, home }, this.#definitions);
      const kind = valueAt(shape.node, ['properties', 'kind', 'const']);
      return this.#held(shape, typeof kind === 'string' ? `${path} (${kind})` : path);
    });
  }

  #groupOf(shape: Shape, path: string): string {
    const key = shape.node.properties ?? null;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.add(path, shape, String(shape.node.description ?? ''), path);
    this.#ids.set(key, id);
    return id;
  }
}

function rank({ name, required }: BlockField): number {
  if (name === 'type') return 0;
  return required ? 1 : 2;
}

/** A schema node joined with its references, and the file that its own `#/$defs` mean. */
interface Shape {
  node: JsonObject;
  /** The file whose shapes `#/$defs/…` names: the block itself, or the common ones. */
  home: 'block' | 'common';
}

/** The shapes that the references of a block name. */
interface Definitions {
  block: Json | undefined;
  common: Json | undefined;
}

/** A node joined with the shapes that it refers to, by `$ref` and `allOf`. Its own keys win. */
function shapeOf({ node, home }: Shape, definitions: Definitions): Shape {
  const { $ref, allOf, ...own } = node;
  const parts = objectsIn(allOf);
  const inner = typeof $ref === 'string' ? referred($ref, home, definitions) : undefined;
  const shapes = [
    ...(inner === undefined ? [] : [shapeOf(inner, definitions)]),
    ...parts.map((part) => shapeOf({ node: part, home }, definitions)),
  ];
  return {
    node: Object.assign({}, ...shapes.toReversed().map((shape) => shape.node), own) as JsonObject,
    home: shapes.at(-1)?.home ?? home,
  };
}

/** The shape of a reference. Throws where there is none: the schemas have been compiled before. */
function referred(reference: string, home: Shape['home'], definitions: Definitions): Shape {
  const isCommon = reference.startsWith('common.schema.yaml#') || home === 'common';
  const from = isCommon ? 'common' : 'block';
  const name = reference.replace(/^.*#\/\$defs\//u, '');
  const all = definitions[from];
  const node = isObject(all) ? all[name] : undefined;
  if (!isObject(node)) throw new Error(`nothing is behind ${reference}`);
  return { node, home: from };
}
