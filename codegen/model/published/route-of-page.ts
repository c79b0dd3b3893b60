import { isObject, type DocumentPath } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';

/** Where spec/routes.yaml gives a page file its address; nowhere when no route names it. */
export function routeOfPage({ data }: Source, page: string): DocumentPath | undefined {
  const routes = isObject(data) && Array.isArray(data.routes) ? data.routes : [];
  const position = routes.findIndex((route) => isObject(route) && route.page === page);
  return position < 0 ? undefined : ['routes', position, 'path'];
}
