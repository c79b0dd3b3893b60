import { cached } from '../base/cached.ts';
import type { Finding } from '../base/findings/finding.ts';
import type { MadePage } from '../model/pages/page-plan.ts';
import type { ResolvedSpec } from '../model/resolve-spec.ts';
import { asWritten, type Resolved } from '../model/resolve/resolved.ts';
import type { SpecIndex } from '../model/index/spec-index.ts';
import { checkBlock, checkValue, unrepeated } from './check-values.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Validators } from './validators.ts';
import type { ErrorObject } from 'ajv';
import { isObject, type DocumentPath, type Json } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { pointerPath } from './relations.ts';

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
