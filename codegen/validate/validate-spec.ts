import { cached } from '../base/cached.ts';
import { type Finding, overlaps } from '../base/findings/finding.ts';
import type { MadePage } from '../model/pages/pages.ts';
import type { ResolvedSpec } from '../model/resolve-spec.ts';
import { asWritten, findingPlace, type Resolved, wholeReference, type Origin } from '../model/resolve/resolved.ts';
import type { SpecIndex } from '../model/index/spec-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Validators } from './validators.ts';
import type { ErrorObject } from 'ajv';
import { isObject, type DocumentPath, type Json, textAt, valueAt } from '../base/json.ts';
import { type Source, documentFinding } from '../read/source.ts';
import { pointerPath } from './relations.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { schemaFaults } from './schema-fault.ts';

/**
 * Validates each file and row by itself, then the pages they make: what a file reports, its pages do not repeat.
 * @returns the faults in files, rows and routes, and those in the blocks of a page, beside these
 */
export function validateSpec(
  index: SpecIndex,
  { values, pages }: ResolvedSpec,
  validators: Validators,
  vocabulary: Vocabulary,
) {
  // A fault of a value by its own schema gets the words of that schema, not of the schema of a value that refers to it.
  const written: Finding[] = [];
  const used: Finding[] = [];
  for (const { kind, name, resolved } of values) {
    const validate = kind === 'row' ? validators.table(name) : validators.kind(kind === 'form' ? 'form' : name);
    for (const finding of checkValue(resolved, validate(resolved.value, vocabulary), vocabulary))
      (finding.file === resolved.origin.source.document.file ? written : used).push(finding);
  }
  const own = [...written, ...unrepeated(written, used)];
  for (const page of new Set(pages.map((made) => made.page)))
    own.push(...checkValue(asWritten(page), validators.kind('page')(page.data, vocabulary), vocabulary));
  const routes = index.singles.get('routes');
  const shown = routes === undefined ? [] : checkRouteFile(routes, pages, validators, vocabulary);
  const inBlocks = cached<MadePage, readonly Finding[]>(
    ({ blocks }) =>
      unrepeated(
        own,
        blocks.flatMap((block) => checkBlock(block, validators, vocabulary)),
      ),
    new WeakMap(),
  );
  return { findings: [...own, ...unrepeated(own, shown)], inBlocks };
}

/** `spec/routes.yaml` is valid as a whole, and each route also with the texts that each row of its table gives it. */
function checkRouteFile(source: Source, pages: readonly MadePage[], validators: Validators, vocabulary: Vocabulary) {
  const made = Map.groupBy(pages, ({ routePath }) => Number(routePath[1]));
  const validate = (resolved: Resolved) => validators.kind('routes')(resolved.value, vocabulary);
  const file = fileWith(source, (position) => made.get(position)?.[0]);
  // The texts of a route that made no page hold references: how long they are is not known.
  const isKnown = ({ instancePath }: ErrorObject) => {
    const [, position, part] = pointerPath(instancePath);
    return part !== 'head' || made.has(Number(position));
  };
  const others = [...made.values()].flatMap((family) => family.slice(1));
  return [
    ...checkValue(file, validate(file).filter(isKnown), vocabulary),
    ...others.flatMap((page) => {
      const resolved = {
        value: { routes: [withTemplate(page)] },
        origin: { source, path: [] },
        originOf: (path: DocumentPath) => page.route.originOf(path.slice(2)),
        facts: page.route.facts,
      };
      const own = `/${page.routePath.join('/')}`;
      const placed = validate(resolved).map((error) => ({
        ...error,
        instancePath: error.instancePath.replace('/routes/0', own),
      }));
      return checkValue(resolved, placed, vocabulary);
    }),
  ];
}

/** The file with each route resolved as its first page has it, and the rest as it is written. */
function fileWith(source: Source, pageAt: (position: number) => MadePage | undefined): Resolved {
  const { data } = source;
  const resolved = (route: Json, position: number) => {
    const page = pageAt(position);
    return page === undefined ? route : withTemplate(page);
  };
  const value = isObject(data) && Array.isArray(data.routes) ? { ...data, routes: data.routes.map(resolved) } : data;
  const originOf = (path: DocumentPath) => {
    const page = path.length > 2 ? pageAt(Number(path[1])) : undefined;
    return page === undefined ? { source, path } : page.route.originOf(path.slice(2));
  };
  return { value, origin: { source, path: [] }, originOf, facts: new Map() };
}

/** In a family the form of an address is that of its template; what a row makes of it is for the rules. */
function withTemplate({ route, template }: MadePage): Json {
  return isObject(route.value) && template !== undefined ? { ...route.value, path: template } : route.value;
}

/**
 * A resolved value is checked against its schema; each fault is reported where the value was written. When that is
 * another file, which may be content with it, the finding names the place that uses it.
 */
function checkValue(resolved: Resolved, errors: readonly ErrorObject[], vocabulary: Vocabulary): Finding[] {
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
    const takenFrom = findingPlace(taken);
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
function unrepeated(findings: readonly Finding[], uses: readonly Finding[]): Finding[] {
  return uses.filter((use) => !findings.some((other) => overlaps(other, use)));
}

/** A block has a type that exists, and the fields of that type. */
function checkBlock(block: Resolved, validators: Validators, vocabulary: Vocabulary): Finding[] {
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
