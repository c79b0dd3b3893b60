import type { ErrorObject } from 'ajv';
import type { MadePage } from '../model/pages/page-plan.ts';
import type { Finding } from '../base/findings/finding.ts';
import { isObject, type DocumentPath, type Json } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { checkValue } from './check-values.ts';
import { pointerPath } from './relations.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Validators } from './validators.ts';
import type { Resolved } from '../model/resolve/resolved.ts';

/** `spec/routes.yaml` is valid as a whole, and each route also with the texts that each row of its table gives it. */
export function checkRouteFile(
  source: Source,
  pages: readonly MadePage[],
  validators: Validators,
  vocabulary: Vocabulary,
): Finding[] {
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
        value: { routes: [written(page)] },
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
    return page === undefined ? route : written(page);
  };
  const value = isObject(data) && Array.isArray(data.routes) ? { ...data, routes: data.routes.map(resolved) } : data;
  const originOf = (path: DocumentPath) => {
    const page = path.length > 2 ? pageAt(Number(path[1])) : undefined;
    return page === undefined ? { source, path } : page.route.originOf(path.slice(2));
  };
  return { value, origin: { source, path: [] }, originOf, facts: new Map() };
}

/** In a family the form of an address is that of its template; what a row makes of it is for the rules. */
function written({ route, template }: MadePage): Json {
  return isObject(route.value) && template !== undefined ? { ...route.value, path: template } : route.value;
}
