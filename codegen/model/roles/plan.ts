import { isObject, itemsAt, textAt, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';

/** How the value of one field of a role is made from a row. */
export type Plan =
  /** A field of the row; `features[].title` is the list of the titles. */
  | { kind: 'field'; path: string }
  /** What holds for all rows of the table. */
  | { kind: 'constant'; value: boolean }
  /** A text with `{row.…}` in it. */
  | { kind: 'text'; text: string }
  /** The rows of another table that the field names, in a role of their own. */
  | ({ kind: 'rows'; path: string } & NamedRows)
  | GroupPlan
  /** One group for each item of a list of the row; in its fields, `packages[]` is that item. */
  | { kind: 'each'; path: string; fields: ReadonlyMap<string, Plan> }
  /** The values of several fields, one after another; `extras[]` is each item of a list. */
  | { kind: 'list'; paths: readonly string[] };

export interface GroupPlan {
  kind: 'group';
  fields: ReadonlyMap<string, Plan>;
  /** The block draws the keys alone that one of its lists names: `details/of`. */
  chosenBy?: string;
  /** The keys that any table gives to the group. */
  known?: ReadonlySet<string>;
}

export interface RoleAt {
  role: string;
  /** The optional fields that the place draws; all of them when its schema names none. */
  drawn: readonly string[] | undefined;
  /** The look of the block: which fields of the named rows are drawn may depend on it. */
  look?: string | undefined;
  /** The looks of the block, and what each draws, where they differ. */
  looks?: JsonObject | undefined;
}

export interface NamedRows extends RoleAt {
  table: string;
}

/** How a role adapts the rows of a table, and the faults of `as` in its schema. */
export interface RolePlan {
  fields: ReadonlyMap<string, Plan>;
  /** The fields that its place does not draw. */
  undrawn?: ReadonlyMap<string, Plan>;
  faults: readonly PlanFault[];
}

/** A mistake in `as`, and its path in the schema of the table. */
export interface PlanFault {
  path: DocumentPath;
  target: 'key' | 'value';
  message: string;
  remedy: string | undefined;
}

/**
 * The role whose rows a place takes, by its schema (`rowsOf`).
 * @param look that of the block
 */
export function roleAt(schema: JsonObject | undefined, look: Json | undefined): RoleAt | undefined {
  if (typeof schema?.rowsOf !== 'string') return undefined;
  const drawn = isObject(schema.drawn) ? schema.drawn[String(look)] : schema.drawn;
  return {
    role: schema.rowsOf,
    drawn: Array.isArray(drawn) ? drawn.map(String) : undefined,
    look: typeof look === 'string' ? look : undefined,
    looks: isObject(schema.drawn) ? schema.drawn : undefined,
  };
}

/** The fields of a group that a block draws. All of them where it names a key that no table has, so that the finding names those. */
export function drawnFields({ fields, chosenBy = '', known }: GroupPlan, block: Json): GroupPlan['fields'] {
  const [list = '', key = ''] = chosenBy.split('/');
  const names = itemsAt(block, [list]).map((item) => textAt(item, [key]) ?? '');
  if (names.length === 0 || !names.every((name) => known?.has(name))) return fields;
  return new Map([...fields].filter(([name]) => names.includes(name)));
}

export function tablesInRole(schemas: Schemas, role: string): string[] {
  return [...schemas.tables].flatMap(([table, { as }]) => (isObject(as) && Object.hasOwn(as, role) ? [table] : []));
}
