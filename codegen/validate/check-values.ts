import type { ErrorObject } from 'ajv';
import type { Finding } from '../base/findings/finding.ts';
import { isObject, textAt, valueAt, type DocumentPath } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { overlaps } from '../base/findings/fault.ts';
import { documentFinding } from '../read/report.ts';
import { wholeReference } from '../model/resolve/reference-text.ts';
import type { Origin, Resolved } from '../model/resolve/resolved.ts';
import { schemaFaults } from './schema-fault.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Validators } from './validators.ts';
import { pointerPath } from './relations.ts';

/**
 * A resolved value is checked against its schema; each fault is reported where the value was written. When that is
 * another file, which may be content with it, the finding names the place that uses it.
 */
export function checkValue(resolved: Resolved, errors: readonly ErrorObject[], vocabulary: Vocabulary): Finding[] {
  // Nearly all values are valid.
  if (errors.length === 0) return [];
  const placeOf = (path: DocumentPath): string => {
    const { source, path: written } = resolved.originOf(path);
    const { line } = source.document.locate(written);
    return source === resolved.origin.source ? `ligne ${line}` : `${source.document.file}:${line}`;
  };
  // A file as a whole is checked as a file.
  const isOfFile = ({ keyword, schema, instancePath }: ErrorObject) => {
    const { source, path } = resolved.originOf(pointerPath(instancePath));
    return keyword === 'file' && path.length === 0 && source.document.kind === schema;
  };
  const own = errors.filter((error) => !isOfFile(error));
  return schemaFaults(own, vocabulary, placeOf).map(({ path, target: part, ...fault }) => {
    const target = part === 'item' ? 'value' : part;
    const origin = part === 'value' ? resolved.originOf(path) : entryOrigin(resolved, path);
    const { source, path: start } = resolved.origin;
    const taken = part === 'item' ? origin : resolved.originOf(path);
    const takenFrom = { file: taken.source.document.file, path: taken.path.join('/') };
    const mark = taken.source === source ? {} : { isDerived: true as const, takenFrom };
    const whole = fault.code === 'schema/type' ? referenceAt(source, [...start, ...path]) : undefined;
    if (whole !== undefined) {
      const remedy = whole.isText
        ? `Écrivez « { ref: ${whole.name} } » : entre guillemets, c'est un texte.`
        : fault.remedy;
      return { ...documentFinding(source.document, [...start, ...path], { ...fault, remedy }, target), takenFrom };
    }
    if (origin.source === source)
      return { ...documentFinding(origin.source.document, origin.path, fault, target), ...mark };
    const { file, locate } = source.document;
    const use = `La valeur${nameOf(origin)} sert à ${file}:${locate([...start, ...path]).line}.`;
    const remedy = [fault.remedy, use].filter(Boolean).join(' ');
    return { ...documentFinding(origin.source.document, origin.path, { ...fault, remedy }, target), ...mark };
  });
}

/** What a place takes from elsewhere, whole: `{ ref: facts.roi }`, or a text that is one reference. */
function referenceAt({ data }: Source, path: DocumentPath): { name: string; isText: boolean } | undefined {
  const written = valueAt(data, path);
  const isText = typeof written === 'string';
  const inText = isText ? /^\{([\w.-]+)\}$/u.exec(written)?.[1] : undefined;
  const name = isObject(written) ? wholeReference(written) : inText;
  return name === undefined ? undefined : { name, isText };
}

/** The name of a value of a row, as references write it: ` packs.starter.priceEur`. */
function nameOf({ source: { document, data }, path }: Origin): string {
  const depth = Array.isArray(data) ? 1 : 0;
  const id = document.kind === 'table' ? textAt(data, [...path.slice(0, depth), 'id']) : undefined;
  return id === undefined ? '' : ` ${[document.name, id, ...path.slice(depth)].join('.')}`;
}

/** Where an item or a key stands, whatever its value refers to. */
function entryOrigin(resolved: Resolved, path: DocumentPath): Origin {
  const holder = resolved.originOf(path.slice(0, -1));
  return { source: holder.source, path: [...holder.path, ...path.slice(-1)] };
}

/** The findings of values used elsewhere which those of the places where they are written do not report. */
export function unrepeated(findings: readonly Finding[], uses: readonly Finding[]): Finding[] {
  return uses.filter((use) => !findings.some((other) => overlaps(other, use)));
}

/** A block has a type that exists, and the fields of that type. */
export function checkBlock(block: Resolved, validators: Validators, vocabulary: Vocabulary): Finding[] {
  if (!isObject(block.value)) return [];
  const { type } = block.value;
  // The schema of the page reports the missing type.
  if (typeof type !== 'string') return [];
  const validate = validators.block(type);
  if (validate !== undefined) return checkValue(block, validate(block.value, vocabulary), vocabulary);
  const remedy = suggestion(type, validators.types) ?? `Types possibles : ${validators.types.join(', ')}.`;
  const origin = block.originOf([]);
  const fault = { code: 'rule/block-type', message: `le bloc « ${type} » n'existe pas.`, remedy };
  return [documentFinding(origin.source.document, [...origin.path, 'type'], fault)];
}
