import type { Annotation, AnnotationKind, Source, SpecDocument } from './source.ts';
import type { Finding } from '../base/findings/finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { documentFinding } from './report.ts';

/** Keys that say something about the fields beside them. Any mapping may carry them; no schema knows them. */
export const annotationKeys: readonly string[] = ['drafted', 'toVerify', 'toComplete'] satisfies AnnotationKind[];

/** A document without its annotations: list indexes and all other keys stay as they are. The fields that annotations name must exist. */
export function withoutAnnotations(document: SpecDocument): { source: Source; findings: Finding[] } {
  const findings: Finding[] = [];
  const annotations: Annotation[] = [];
  const data = strip(document.data, [], (path, mapping, key) => {
    findings.push(...check(document, path, mapping, key));
    annotations.push(...read(path, mapping, key as AnnotationKind));
  });
  return { source: { document, data, annotations }, findings };
}

type Visit = (path: DocumentPath, mapping: JsonObject, key: string) => void;

/**
 * The very value where nothing in it is an annotation: most of a large table has none, and need not be held twice.
 * @param way the steps to the value: one list for the whole walk
 */
function strip(value: Json, way: (string | number)[], visit: Visit): Json {
  if (Array.isArray(value)) {
    let items: Json[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index] ?? null;
      if (isPlain(item)) continue;
      way.push(index);
      const stripped = strip(item, way, visit);
      way.pop();
      if (stripped !== item) (items ??= value.slice())[index] = stripped;
    }
    return items ?? value;
  }
  if (!isObject(value)) return value;
  let copy: JsonObject | undefined;
  let isAnnotated = false;
  for (const key in value) {
    if (annotationKeys.includes(key)) {
      visit(way.slice(), value, key);
      isAnnotated = true;
      continue;
    }
    const item = value[key] ?? null;
    if (isPlain(item)) continue;
    way.push(key);
    const stripped = strip(item, way, visit);
    way.pop();
    if (stripped !== item) (copy ??= { ...value })[key] = stripped;
  }
  if (!isAnnotated) return copy ?? value;
  // An object from which keys are deleted takes more room, and is slower to read.
  return Object.fromEntries(Object.entries(copy ?? value).filter(([key]) => !annotationKeys.includes(key)));
}

/** Nothing can be said in it of other fields. */
function isPlain(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

function read(path: DocumentPath, mapping: JsonObject, kind: AnnotationKind): Annotation[] {
  const annotation = mapping[kind];
  if (kind !== 'toVerify') return (fieldList(annotation) ?? []).map((field) => ({ kind, path: path.concat(field) }));
  return (reasonKeys(annotation) ?? []).map((field) => ({
    kind,
    path: path.concat(field),
    reason: String((annotation as JsonObject)[field]),
  }));
}

function check(document: SpecDocument, path: DocumentPath, mapping: JsonObject, key: string): Finding[] {
  const at = [...path, key];
  const annotation = mapping[key];
  const names = key === 'toVerify' ? reasonKeys(annotation) : fieldList(annotation);
  if (names === undefined) {
    const expected = key === 'toVerify' ? 'toVerify: { champ: "la raison" }' : `${key}: [champ, champ]`;
    const message = `« ${key} » n'a pas la forme attendue.`;
    return [documentFinding(document, at, { code: `rule/${key}`, message, remedy: `Écrivez « ${expected} ».` })];
  }
  const fields = Object.keys(mapping).filter((name) => !annotationKeys.includes(name));
  return names.flatMap((name, index) => {
    if (fields.includes(name)) return [];
    const message = `« ${key} » nomme le champ « ${name} », qui n'existe pas ici.`;
    const place = key === 'toVerify' ? [...at, name] : [...at, index];
    return [documentFinding(document, place, { code: `rule/${key}`, message, remedy: suggestion(name, fields) })];
  });
}

function fieldList(annotation: Json | undefined): string[] | undefined {
  const valid = Array.isArray(annotation) && annotation.every((name) => typeof name === 'string');
  return valid ? annotation : undefined;
}

function reasonKeys(annotation: Json | undefined): string[] | undefined {
  const valid = isObject(annotation) && Object.values(annotation).every((reason) => typeof reason === 'string');
  return valid ? Object.keys(annotation) : undefined;
}
