import { isObject, type JsonObject } from '../../../base/json.ts';

/** The fields that make an example a variant of its block. */
const varying = ['look', 'layout'] as const;

/** The parts of which `kind` says what they are. */
const kinds = ['aside', 'part', 'screen'] as const;

/** What makes an example a variant, as a page writes it (`look: ruled`), and what the schema says of these words. */
export function variantOf(
  example: JsonObject,
  { properties }: JsonObject,
): { variant: readonly string[]; glosses: readonly string[] } {
  const named = varying.flatMap((key) => (typeof example[key] === 'string' ? [[key, example[key]] as const] : []));
  const held = kinds.flatMap((key) => {
    const part = example[key];
    return isObject(part) && typeof part.kind === 'string' ? [`${key}: ${part.kind}`] : [];
  });
  const { drawing } = example;
  const drawn = isObject(drawing) ? Object.keys(drawing).map((name) => `drawing: ${name}`) : [];
  const glosses = named.flatMap(([key, value]) => {
    const field = isObject(properties) ? properties[key] : undefined;
    const gloss = isObject(field) ? glossOf(value, field) : undefined;
    return gloss === undefined ? [] : [gloss];
  });
  return { variant: [...named.map(([key, value]) => `${key}: ${value}`), ...held, ...drawn], glosses };
}

/** What the description of a choice says of one of its values: from that name to the next, as « `plain` (par défaut) deux colonnes ; `ruled` … » does. */
export function glossOf(value: string, { description }: JsonObject): string | undefined {
  const start = typeof description === 'string' ? description.indexOf(`\`${value}\``) : -1;
  if (typeof description !== 'string' || start < 0) return undefined;
  const [gloss = ''] = description.slice(start).split(/[,;.:]\s+(?=`[a-z-]+`)/u, 1);
  return gloss.replace(/[\s;,.]+$/u, '');
}
