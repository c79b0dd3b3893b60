import { entriesAt, isObject, itemsAt, textsOf } from '../../base/json.ts';
import type { DocumentPath, Json, JsonObject } from '../../base/json.ts';
import { suggestion } from '../../base/findings/nearest.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { misfitOf } from './misfit.ts';
import { roleAt, tablesInRole, type Plan, type PlanFault, type RoleAt, type RolePlan } from './plan.ts';
import { isNoField, rowField, rowsPlace, type RowField } from './row-field.ts';

/**
 * The plan of a role in the schema of a table, or of the items of a list in its rows (`documentation.items`); `undefined` without one.
 * @param place where the rows stand; all fields are drawn when left out
 */
export function rolePlan(
  schemas: Schemas,
  table: string,
  role: string,
  { drawn, look }: Pick<RoleAt, 'drawn' | 'look'> = { drawn: undefined },
): RolePlan | undefined {
  const as = rowsPlace(schemas, table).shape?.as;
  const mapping = isObject(as) ? as[role] : undefined;
  const shape = schemas.roles.get(role);
  if (mapping === undefined || shape === undefined) return undefined;
  if (!isObject(mapping)) {
    const message = `le rôle « ${role} » n'est pas un groupe de clés.`;
    const remedy = 'Écrivez un champ du rôle par ligne, avec le champ de la table.';
    return { fields: new Map(), faults: [{ path: ['as', role], target: 'value', message, remedy }] };
  }
  const plan = new Planner(schemas, table, role, shape, look).plan(mapping);
  if (drawn === undefined) return plan;
  const names = new Set(['id', ...drawn, ...itemsAt(shape, ['required'])]);
  const { true: fields = [], false: undrawn = [] } = Object.groupBy(plan.fields, ([name]) => `${names.has(name)}`);
  return { ...plan, fields: new Map(fields), undrawn: new Map(undrawn) };
}

class Planner {
  readonly #schemas: Schemas;
  readonly #table: string;
  readonly #role: string;
  readonly #shape: JsonObject;
  /** That of the block where the rows stand. */
  readonly #look: string | undefined;
  readonly #faults: PlanFault[] = [];
  /** The list whose items the fields being read are of (`each`). */
  #list: string | undefined;

  constructor(schemas: Schemas, table: string, role: string, shape: JsonObject, look: string | undefined) {
    this.#schemas = schemas;
    this.#table = table;
    this.#role = role;
    this.#shape = shape;
    this.#look = look;
  }

  plan(mapping: JsonObject): RolePlan {
    const { properties } = this.#shape;
    const required = textsOf(this.#shape.required);
    const written =
      isObject(properties) && 'id' in properties && !('id' in mapping) ? { id: 'id', ...mapping } : mapping;
    const at = ['as', this.#role];
    this.#reportMissing(required, written, at);
    const fields = new Map<string, Plan>();
    for (const [name, value] of Object.entries(written)) {
      const plan = this.#field(value, [name], [...at, name], required.includes(name));
      if (plan !== undefined) fields.set(name, plan);
    }
    return { fields, faults: this.#faults };
  }

  /**
   * @param path where the value stands in the role
   * @param at where it is written
   */
  #field(written: Json, path: readonly string[], at: DocumentPath, isRequired: boolean): Plan | undefined {
    const property = schemaAt(this.#shape, path, this.#schemas);
    if (property === undefined) {
      const name = path.at(-1) ?? '';
      const { properties } = schemaAt(this.#shape, path.slice(0, -1), this.#schemas) ?? {};
      const message = `« ${name} » n'est pas un champ du rôle « ${this.#role} ».`;
      this.#report(at, message, suggestion(name, isObject(properties) ? Object.keys(properties) : []), 'key');
      return undefined;
    }
    if (isObject(written)) return this.#group(written, path, at, isRequired);
    if (Array.isArray(written)) {
      const paths = written.flatMap((part, place) => this.#listed(part, [...at, place]) ?? []);
      return { kind: 'list', paths };
    }
    if (typeof written === 'boolean' && property.type === 'boolean') return { kind: 'constant', value: written };
    if (typeof written !== 'string') {
      const remedy = "Écrivez le nom d'un champ de la table, ou un texte avec « {row.champ} ».";
      this.#report(at, "ce n'est pas le nom d'un champ.", remedy);
      return undefined;
    }
    if (written.includes('{')) return this.#text(written, at);
    const found = this.#found(written, at, this.#list);
    if (found === undefined) return undefined;
    if (isRequired && !found.isRequired) {
      this.#reportOptional(written, at);
      return undefined;
    }
    if (this.#leadsOn(found, written, at)) return undefined;
    if (typeof property.rowsOf !== 'string') {
      const misfit = misfitOf(
        { schemas: this.#schemas, table: this.#table, shape: this.#shape, list: this.#list },
        written,
        found,
        path,
      );
      if (misfit === undefined) return { kind: 'field', path: written };
      this.#report(at, ...misfit);
      return undefined;
    }
    return this.#rows(written, property, found.schema, at);
  }

  /** One of several fields whose values make a list. */
  #listed(written: Json, at: DocumentPath): string | undefined {
    const found = this.#found(String(written), at);
    return found && (found.schema.items === undefined ? String(written) : `${String(written)}[]`);
  }

  /** A mapping: one group of values, or one for each item of the list that `each` names. */
  #group(
    { each, ...written }: JsonObject,
    path: readonly string[],
    at: DocumentPath,
    isRequired: boolean,
  ): Plan | undefined {
    const list = each === undefined ? undefined : String(each);
    const found = list === undefined ? undefined : this.#found(`${list}[]`, [...at, 'each']);
    if (list !== undefined && found === undefined) return undefined;
    if (isRequired && found?.isRequired === false) this.#reportOptional(String(list), [...at, 'each']);
    const within = list === undefined ? path : [...path, '0'];
    const required = textsOf(schemaAt(this.#shape, within, this.#schemas)?.required);
    this.#reportMissing(required, written, at);
    const outer = this.#list;
    this.#list = list ?? outer;
    const fields = Object.entries(written).flatMap(([name, value]) => {
      const needed = list !== undefined && required.includes(name);
      const plan = this.#field(value, [...within, name], [...at, name], needed);
      return plan === undefined ? [] : [[name, plan] as const];
    });
    this.#list = outer;
    if (list !== undefined) return { kind: 'each', path: list, fields: new Map(fields) };
    const { chosenBy } = schemaAt(this.#shape, path, this.#schemas) ?? {};
    if (typeof chosenBy !== 'string') return { kind: 'group', fields: new Map(fields) };
    const tables = [...this.#schemas.tables.values()];
    const others = tables.flatMap(({ as }) => entriesAt(as, [this.#role, ...path]));
    const known = new Set([...fields, ...others].map(([name]) => name));
    return { kind: 'group', fields: new Map(fields), chosenBy, known };
  }

  /** A field that names rows of another table; a list of values in place of ids is taken as it stands. */
  #rows(path: string, property: JsonObject, schema: JsonObject, at: DocumentPath): Plan | undefined {
    const place = roleAt(property, this.#look);
    const role = String(property.rowsOf);
    const { items } = schema;
    const table = schema.refersTo ?? (isObject(items) ? items.refersTo : undefined);
    if (typeof table !== 'string') return { kind: 'field', path };
    if (place !== undefined && tablesInRole(this.#schemas, role).includes(table))
      return { kind: 'rows', path, table, ...place };
    const message = `« ${path} » nomme des lignes de la table « ${table} », qui ne dit pas comment elles tiennent le rôle « ${role} ».`;
    this.#report(at, message, `Ajoutez « as: { ${role}: … } » au schéma de la table « ${table} ».`);
    return undefined;
  }

  #text(text: string, at: DocumentPath): Plan | undefined {
    for (const [, reference = ''] of text.matchAll(/\{([^{}]*)\}/gu)) {
      if (!reference.startsWith('row.')) continue;
      const path = reference.slice('row.'.length);
      const found = this.#found(path, at, this.#list);
      if (found === undefined || this.#leadsOn(found, path, at)) return undefined;
      if (found.isRequired) continue;
      const message = `« {${reference}} » est facultatif dans la table « ${this.#table} » : le texte serait incomplet dans les lignes qui ne l'ont pas.`;
      this.#report(at, message, 'Rendez-le obligatoire (« required »), ou nommez un autre champ.');
      return undefined;
    }
    return { kind: 'text', text };
  }

  /** Reports a field of another row in a role that is read from the row alone (`ownFields`). */
  #leadsOn({ elsewhere }: RowField, path: string, at: DocumentPath): boolean {
    if (this.#shape.ownFields !== true || elsewhere === undefined) return false;
    const message = `« ${path} » est un champ d'une autre ligne (table « ${elsewhere} »), et le rôle « ${this.#role} » ne lit que la ligne elle-même.`;
    this.#report(at, message, `Ajoutez ce texte à la table « ${this.#table} », et nommez son champ.`);
    return true;
  }

  #reportMissing(required: readonly string[], written: JsonObject, at: DocumentPath): void {
    for (const name of required.filter((field) => !(field in written))) {
      const message = `la table « ${this.#table} » n'a pas de champ pour « ${name} », que demande le rôle « ${this.#role} ».`;
      this.#report(at, message, `Ajoutez « ${name}: » et le nom d'un champ, ou un texte avec « {row.champ} ».`, 'key');
    }
  }

  #reportOptional(field: string, at: DocumentPath): void {
    const message = `« ${field} » est facultatif dans la table « ${this.#table} », et le rôle « ${this.#role} » le demande.`;
    this.#report(at, message, 'Rendez-le obligatoire (« required »), ou nommez un autre champ.');
  }

  /** The field of the table at a path; reports one that it does not have. */
  #found(path: string, at: DocumentPath, list?: string): RowField | undefined {
    const found = rowField(this.#schemas, this.#table, path, list);
    if (!isNoField(found)) return found;
    const { step, table, known } = found;
    const message =
      step === '[]'
        ? "« [] » suit un champ qui n'est pas une liste."
        : `la table « ${table} » n'a pas de champ « ${step} ».`;
    this.#report(
      at,
      message,
      suggestion(step, known) ?? (known.length === 0 ? undefined : `Champs de la table : ${known.join(', ')}.`),
    );
    return undefined;
  }

  #report(path: DocumentPath, message: string, remedy: string | undefined, target: 'key' | 'value' = 'value'): void {
    this.#faults.push({ path, target, message, remedy });
  }
}
