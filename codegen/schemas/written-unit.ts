import type { Source } from '../read/source.ts';
import { valueAt, type DocumentPath } from '../base/json.ts';
import { schemaPlace } from './schema-place.ts';
import type { Schemas } from './schemas.ts';

/** The unit of a number: that of its schema; of a figure, the one written beside it, or beside the figure that it is a reading of. */
export function writtenUnit(source: Source, path: DocumentPath, schemas: Schemas): string | undefined {
  const unit =
    source.document.kind === 'facts'
      ? [path.length - 1, 1]
          .map((depth) => valueAt(source.data, [...path.slice(0, depth), 'unit']))
          .find((one) => typeof one === 'string')
      : schemaPlace(source, path, schemas).schema()?.unit;
  return typeof unit === 'string' ? unit : undefined;
}
