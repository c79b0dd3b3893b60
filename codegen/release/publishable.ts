import { daysOf, datedIn } from '../model/index/days.ts';
import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { replaced } from '../base/json.ts';

/**
 * A file without what visitors will never read again: drafts, and rows and blocks whose last day is over. An empty mapping stands in the
 * place of each, so that the others keep theirs.
 * @param today `YYYY-MM-DD`
 */
export function publishable(source: Source, schemas: Schemas, today: string): Source {
  const { document, data } = source;
  const places = datedIn(source, schemas).flatMap(({ value, schema, path }) => {
    const { until, draft } = daysOf(value, schema);
    return draft || (until !== undefined && until < today) ? [path] : [];
  });
  if (places.length === 0) return source;
  return { document, data: places.reduce((rest, path) => replaced(rest, path, {}), data) };
}
