import type { TextLengths } from '../../../validate/text-lengths.ts';
import type { JsonObject } from '../../../base/json.ts';

/**
 * The type of a field for its owner, with its limits, in a few words.
 * @param shape a node joined with its references
 * @param lengths the lengths of texts by the settings of the site
 */
export function fieldType(shape: JsonObject, lengths: TextLengths): string {
  if ('const' in shape) return `toujours \`${String(shape.const)}\``;
  if (typeof shape.file === 'string') return `\`{ ref: ${shape.file} }\``;
  if (shape.form === true) return '`{ ref: forms.… }`';
  if (Array.isArray(shape.enum)) return 'au choix';
  if (shape.icon === true) return "nom d'icône";
  if (shape.href === true) return 'adresse';
  if (shape.format === 'date') return 'date';
  if (typeof shape.rowsOf === 'string') return `${list(shape)}, écrite ici ou prise dans une table (\`from\`)`;
  if (shape.type === 'array') return list(shape);
  if (shape.type === 'string') return `texte${length(shape, lengths)}`;
  if (shape.type === 'boolean') return 'oui ou non (`true`, `false`)';
  if (shape.type === 'integer') return `nombre entier${bounds(shape)}`;
  if (shape.type === 'number') return `nombre${bounds(shape)}`;
  return shape.type === 'object' ? 'groupe de champs' : 'valeur';
}

function list({ minItems, maxItems }: JsonObject): string {
  return `liste${range(minItems, maxItems)}`;
}

function length({ minLength, maxLength, lengthFrom }: JsonObject, lengths: TextLengths): string {
  const set = lengths.get(String(lengthFrom));
  const most = maxLength ?? (Number.isFinite(set?.max) ? set?.max : undefined);
  const least = Math.max(Number(minLength ?? 0), set?.min ?? 0);
  return range(least > 1 ? least : undefined, most, ' signes');
}

function bounds({ minimum, exclusiveMinimum, maximum }: JsonObject): string {
  if (typeof exclusiveMinimum === 'number') return `, au-dessus de ${exclusiveMinimum}`;
  return range(minimum, maximum);
}

function range(least: unknown, most: unknown, unit = ''): string {
  if (typeof least === 'number' && typeof most === 'number')
    return least === most ? `, ${french(least)}${unit} exactement` : `, de ${french(least)} à ${french(most)}${unit}`;
  if (typeof most === 'number') return `, ${french(most)}${unit} au plus`;
  return typeof least === 'number' ? `, ${french(least)}${unit} au moins` : '';
}

function french(number: number): string {
  return number.toLocaleString('fr-FR');
}
