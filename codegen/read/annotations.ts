import type { Annotation, AnnotationKind, Source, SpecDocument } from './source.ts';
import type { Finding } from '../base/findings/finding.ts';
import { isObject, textAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { documentFinding } from './report.ts';

/** Keys that say something about the fields beside them. Any mapping may carry them; no schema knows them. */
export const annotationKeys: readonly string[] = ['drafted', 'toVerify', 'toComplete'] satisfies AnnotationKind[];

/** A document without its annotations: list indexes and all other keys stay as they are. The fields that annotations name must exist. */
export function withoutAnnotations(document: SpecDocument): { source: Source; findings: Finding[] } {
  const findings: Finding[] = [];
  const annotations: Annotation[] = [];
  const strip = (value: Json, path: DocumentPath): Json => {
    if (Array.isArray(value)) return value.map((item, index) => strip(item, [...path, index]));
    if (!isObject(value)) return value;
    const stripped: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      if (!isAnnotation(key)) {
        stripped[key] = strip(item, [...path, key]);
        continue;
      }
      const read = readAnnotation(document, path, value, key);
      annotations.push(...read.annotations);
      findings.push(...read.findings);
    }
    return stripped;
  };
  const data = strip(document.data, []);
  return { source: { document, data, annotations }, findings };
}

function isAnnotation(key: string): key is AnnotationKind {
  return annotationKeys.includes(key);
}

/** The annotations of a key of a mapping, and the findings on it: `[field, field]`, or for `toVerify` a mapping of reasons by field. */
function readAnnotation(
  document: SpecDocument,
  path: DocumentPath,
  mapping: JsonObject,
  kind: AnnotationKind,
): { annotations: Annotation[]; findings: Finding[] } {
  const annotation = mapping[kind] ?? null;
  const at = [...path, kind];
  const finding = (place: DocumentPath, message: string, remedy: string | undefined) =>
    documentFinding(document, place, { code: `rule/${kind}`, message, remedy });
  const hasReasons = kind === 'toVerify';
  const named = hasReasons
    ? isObject(annotation) && Object.entries(annotation)
    : Array.isArray(annotation) && [...annotation.entries()];
  const isText = (value: unknown) => typeof value === 'string';
  if (named === false || !named.every(([, value]) => isText(value))) {
    const meant = typeof annotation === 'string' ? annotation : Array.isArray(annotation) ? annotation[0] : undefined;
    const field = typeof meant === 'string' && Object.hasOwn(mapping, meant) ? meant : 'champ';
    const expected = hasReasons ? `toVerify: { ${field}: "la raison" }` : `${kind}: [${field}]`;
    return {
      annotations: [],
      findings: [finding(at, `« ${kind} » n'a pas la forme attendue.`, `Écrivez « ${expected} ».`)],
    };
  }
  const fields = Object.keys(mapping).filter((name) => !isAnnotation(name));
  const names = named.map(([key, value]) => ({
    step: key,
    field: String(hasReasons ? key : value),
    reason: String(value),
  }));
  return {
    annotations: names.map(({ field, reason }) => ({ kind, path: [...path, field], ...(hasReasons && { reason }) })),
    findings: names.flatMap(({ step, field }) => {
      const place = [...at, step];
      if (!fields.includes(field)) {
        const message = `« ${kind} » nomme le champ « ${field} », qui n'existe pas ici.`;
        return [finding(place, message, suggestion(field, fields))];
      }
      const quoted = hasReasons ? quotedWhole(mapping[field]) : undefined;
      if (quoted === undefined) return [];
      const message = `« ${field} » reprend « ${quoted} » : écrit ici, le doute ne vaut pas pour les autres pages.`;
      return [finding(place, message, `Écrivez « ${kind} » à côté de la valeur reprise.`)];
    }),
  };
}

/** The reference that a value consists of: `{facts.delay}`, `{ ref: facts.delay }`. */
function quotedWhole(value: Json | undefined): string | undefined {
  if (isObject(value)) return textAt(value, ['ref']);
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}
