import { currencySign } from '../../../src/shared/numbers.ts';
import { type Fault, missingSetting } from '../../base/findings/finding.ts';
import { suggestion, didYouMean, nearest } from '../../base/findings/nearest.ts';
import { entriesAt, isObject, textAt, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import { vatTable, schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Row, SpecIndex } from '../index/spec-index.ts';
import type { SpecLocale } from '../locale/spec-locale.ts';
import { isMisshapen, referenceFault, type Target } from './resolved.ts';

interface Context {
  index: SpecIndex;
  shown: { fields: Set<string> };
  schemas: Schemas;
  locale: SpecLocale;
}

/** The target of a reference in a row of a table, at the steps `fields`: its fault is `absent` for an optional field that the row leaves out, `unknown` for a required one. */
export function rowTarget(context: Context, row: Row, table: string, reference: string, fields: readonly string[]) {
  const { index, schemas } = context;
  const schema = schemas.tables.get(table) ?? {};
  context.shown.fields.add(`${table}.${fields[0] ?? ''}`);
  const onward = targetBeyond(context, schema, row.data, reference, fields);
  if (onward !== undefined) return onward;
  const { source } = row;
  const value = valueAt(row.data, fields);
  if (value !== undefined) {
    const { type, format, unit, vat } = schemaAt(schema, fields, schemas) ?? {};
    const misshapen = isMisshapen(value, type);
    return { value, source, path: row.path.concat(fields), row, unit: unitOf(unit, vat, context), format, misshapen };
  }
  const known = isObject(schema.properties) ? Object.keys(schema.properties) : [];
  const [first = ''] = fields;
  const counted = fields.length === 1 && !known.includes(first) ? count(index, table, row, first) : undefined;
  if (counted !== undefined) return { value: counted, source, path: row.path, row };
  const at = firstMissing(row.data, fields);
  const [holder, missing = ''] = [fields.slice(0, at), fields[at]];
  const { properties, required } = schemaAt(schema, holder, schemas) ?? {};
  const leadsOn = isObject(properties) && isObject(properties[missing]) && 'refersTo' in properties[missing];
  const isKnown = leadsOn || schemaAt(schema, fields, schemas) !== undefined;
  if (isKnown && isObject(properties) && missing in properties && isObject(valueAt(row.data, holder)))
    return {
      code: Array.isArray(required) && required.includes(missing) ? 'unknown' : 'absent',
      message: `la ligne « ${row.id} » n'a pas de champ « ${fields.join('.')} ».`,
    };
  const message = `le champ « ${fields.join('.')} » n'existe pas dans « ${table} ».`;
  return { ...referenceFault(reference, message, suggestion(first, known)), field: { table, name: fields.join('.') } };
}

/** The target in the row of another table that one of the steps names (`site.vat.label`); `undefined` when no step leads on. */
function targetBeyond(
  context: Context,
  schema: JsonObject,
  data: Json,
  reference: string,
  steps: readonly string[],
): Target | Fault | undefined {
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const path = steps.slice(0, index + 1);
    const table = schemaAt(schema, path, context.schemas)?.refersTo;
    const id = valueAt(data, path);
    if (typeof table !== 'string' || id === undefined) continue;
    const row = typeof id === 'string' ? context.index.rowsById.get(table)?.get(id) : undefined;
    if (row === undefined) return { code: 'unknown', message: `${step}: ${String(id)}` };
    return rowTarget(context, row, table, reference, steps.slice(index + 1));
  }
  return undefined;
}

/** The `rank` of a row in its table, from 1, and the `count` of the rows. */
function count({ rowsById }: SpecIndex, table: string, row: Row, field: string): number | undefined {
  const rows = rowsById.get(table);
  if (field === 'rank') return [...(rows?.keys() ?? [])].indexOf(row.id) + 1;
  return field === 'count' ? (rows?.size ?? 0) : undefined;
}

/** The unit of a field as the site writes it; a schema writes « € » for the site's currency, and `vat` for the label of our prices. */
function unitOf(unit: Json | undefined, vat: Json | undefined, context: Context): string | undefined {
  if (typeof unit !== 'string') return undefined;
  const label = vat === true ? vatLabel(context) : '';
  return (label === '' ? unit : `${unit} ${label}`).replace('€', currencySign(context.locale));
}

function vatLabel({ index, schemas }: Context): string {
  const id = valueAt(index.singles.get('site')?.data, ['vat']);
  const row = index.rowsById.get(vatTable(schemas))?.get(String(id));
  return textAt(row?.data, ['label']) ?? '';
}

/** The target of a reference such as `site.contact.email` in spec/site.yaml, which may be missing. */
export function siteTarget(context: Context, reference: string, steps: readonly string[]): Target | Fault {
  const { index, schemas } = context;
  const source = index.singles.get('site');
  const schema = schemas.kinds.get('site') ?? {};
  const onward = targetBeyond(context, schema, source?.data ?? null, reference, steps);
  if (onward !== undefined) return onward;
  const value = valueAt(source?.data, steps);
  if (source === undefined || value === undefined) {
    const before = steps.slice(0, firstMissing(source?.data, steps));
    const step = steps[before.length] ?? '';
    const key = [...before, step].join('.');
    const beside = entriesAt(source?.data, before).map(([name]) => name);
    const isSetting = schemaAt(schema, [...before, step], schemas) !== undefined;
    const close = isSetting ? undefined : nearest(step, beside);
    const remedy =
      close === undefined
        ? `Ajoutez-y « ${key} », ou retirez ce qui l'emploie ici.`
        : didYouMean([...before, close].join('.'));
    const message = `« ${key} » n'est pas dans spec/site.yaml.`;
    return referenceFault(reference, message, remedy, missingSetting(key));
  }
  const { type, format } = schemaAt(schema, steps, schemas) ?? {};
  return { value, source, path: steps, row: undefined, format, misshapen: isMisshapen(value, type) };
}

/** The place of the first step that does not exist; -1 where all do. */
function firstMissing(data: Json | undefined, steps: readonly string[]): number {
  return steps.findIndex((_, index) => valueAt(data, steps.slice(0, index + 1)) === undefined);
}

/** The target of a reference such as `forms.contact`. */
export function formTarget(
  { index: { forms } }: Context,
  reference: string,
  [name = '', ...steps]: readonly string[],
): Target | Fault {
  const source = forms.get(name);
  const value = valueAt(source?.data, steps);
  if (source === undefined)
    return referenceFault(
      reference,
      `le formulaire « ${name} » n'existe pas dans spec/forms/.`,
      suggestion(name, [...forms.keys()]),
    );
  if (value === undefined)
    return referenceFault(
      reference,
      `« ${steps.join('.')} » n'existe pas dans spec/forms/${name}.yaml.`,
      `Écrivez « forms.${name} » pour tout le formulaire.`,
    );
  return { value, source, path: steps, row: undefined };
}
