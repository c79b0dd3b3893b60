import type { MadePage } from '../model/pages/page-plan.ts';
import type { Finding } from '../base/findings/finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { wholeReference } from '../model/resolve/reference-text.ts';
import type { Source } from '../read/source.ts';
import { checkValue } from './check-values.ts';
import type { TextLengths } from './text-lengths.ts';
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
  const validate = (resolved: Resolved) =>
    checkValue(resolved, validators.kind('routes')(resolved.value, vocabulary), vocabulary);
  const made = Map.groupBy(pages, ({ routePath }) => Number(routePath[1]));
  const others = [...made.values()].flatMap((family) => family.slice(1));
  return [
    ...validate(fileWith(source, (position) => made.get(position)?.[0], vocabulary.lengths)),
    ...others.flatMap((page) =>
      validate({
        value: { routes: [written(page)] },
        origin: { source, path: [] },
        originOf: (path) => page.route.originOf(path.slice(2)),
        facts: page.route.facts,
      }),
    ),
  ];
}

/** The file with each route resolved as its first page has it, and the rest as it is written. */
function fileWith(source: Source, pageAt: (position: number) => MadePage | undefined, lengths: TextLengths): Resolved {
  const { data } = source;
  const routes = isObject(data) && Array.isArray(data.routes) ? data.routes : undefined;
  const value =
    routes === undefined
      ? data
      : { ...(data as JsonObject), routes: routes.map((route, position) => routeOf(pageAt(position), route, lengths)) };
  const originOf = (path: DocumentPath) => {
    const page = path.length > 2 ? pageAt(Number(path[1])) : undefined;
    return page === undefined ? { source, path } : page.route.originOf(path.slice(2));
  };
  return { value, origin: { source, path: [] }, originOf, facts: new Map() };
}

/** A route that made no page has its references unresolved: they are taken for what they stand for, texts of the right length. */
function routeOf(page: MadePage | undefined, route: Json, lengths: TextLengths): Json {
  if (page !== undefined) return written(page);
  if (!isObject(route) || !isObject(route.head)) return route;
  const standIn = (field: string) => 'x'.repeat(lengths.get(field)?.min ?? 1);
  if (wholeReference(route.head) !== undefined)
    return { ...route, head: { title: standIn('title'), description: standIn('description') } };
  const head = Object.entries(route.head).map(([field, text]) => [
    field,
    typeof text === 'string' && text.includes('{') ? standIn(field) : text,
  ]);
  return { ...route, head: Object.fromEntries(head) as JsonObject };
}

/** In a family the form of an address is that of its template; what a row makes of it is for the rules. */
function written({ route, template }: MadePage): Json {
  return isObject(route.value) && template !== undefined ? { ...route.value, path: template } : route.value;
}
