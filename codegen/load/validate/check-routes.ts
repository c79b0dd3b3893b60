import type { MadePage } from '../pages/pages.ts';
import type { Finding } from '../findings/finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../values/json.ts';
import { wholeReference } from '../resolve/whole-reference.ts';
import type { Source } from '../resolve/spec-index.ts';
import { checkValue } from './check-values.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Validators } from './validators.ts';
import type { Resolved } from '../resolve/resolved.ts';

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
    ...validate(fileWith(source, (position) => made.get(position)?.[0])),
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
function fileWith(source: Source, pageAt: (position: number) => MadePage | undefined): Resolved {
  const { data } = source;
  const routes = isObject(data) && Array.isArray(data.routes) ? data.routes : undefined;
  const value =
    routes === undefined
      ? data
      : { ...(data as JsonObject), routes: routes.map((route, position) => routeOf(pageAt(position), route)) };
  const originOf = (path: DocumentPath) => {
    const page = path.length > 2 ? pageAt(Number(path[1])) : undefined;
    return page === undefined ? { source, path } : page.route.originOf(path.slice(2));
  };
  return { value, origin: { source, path: [] }, originOf, facts: new Map() };
}

/** Texts of the right length, for those whose references are not resolved. */
const standIns: JsonObject = {
  title: 'Titre',
  description: 'Le résumé de cette page viendra de la ligne de table à laquelle elle renvoie.',
};

/** A route that made no page has its references unresolved: they are taken for what they stand for. */
function routeOf(page: MadePage | undefined, route: Json): Json {
  if (page !== undefined) return written(page);
  if (!isObject(route) || !isObject(route.head)) return route;
  if (wholeReference(route.head) !== undefined) return { ...route, head: standIns };
  const head = Object.entries(route.head).map(([field, text]) => [
    field,
    typeof text === 'string' && text.includes('{') ? (standIns[field] ?? text) : text,
  ]);
  return { ...route, head: Object.fromEntries(head) as JsonObject };
}

/** In a family the form of an address is that of its template; what a row makes of it is for the rules. */
function written({ route, template }: MadePage): Json {
  return isObject(route.value) && template !== undefined ? { ...route.value, path: template } : route.value;
}
