import type { Finding } from '../../base/findings/finding.ts';
import type { ValuePlace } from '../../base/findings/fault.ts';
import { valueAt } from '../../base/json.ts';
import type { Row, SpecIndex } from '../../model/index/spec-index.ts';
import { References } from '../../model/resolve/references.ts';
import { referencesIn } from '../../model/resolve/reference-text.ts';
import { isFault } from '../../model/resolve/target.ts';
import type { Source } from '../../read/source.ts';
import type { Schemas } from '../../schemas/schemas.ts';

/** The findings, each with the values that its text embeds by references: a fault of one of them makes the whole text uncertain. */
export function withEmbeddedValues(
  findings: readonly Finding[],
  sources: readonly Source[],
  index: SpecIndex,
  schemas: Schemas,
): Finding[] {
  const references = new References(index, schemas);
  return findings.map((finding) => {
    const source = sources.find(({ document }) => document.file === finding.file);
    const path = finding.path.split('/');
    const text = valueAt(source?.data, path);
    if (source === undefined || typeof text !== 'string') return finding;
    const row = rowAt(index, source, path);
    const embedded = referencesIn(text).flatMap(({ reference }) => placeOf(references, reference, row));
    return embedded.length === 0 ? finding : { ...finding, from: [...(finding.from ?? []), ...embedded] };
  });
}

/** The row of a table in which a path is. */
function rowAt(index: SpecIndex, source: Source, [step]: readonly string[]): Row | undefined {
  return index.tables
    .get(source.document.name)
    ?.find((row) => row.source === source && (row.path.length === 0 || String(row.path[0]) === step));
}

/** Where the target of a reference is written; the whole of a fact, whose fields make its figure together. */
function placeOf(references: References, reference: string, row: Row | undefined): ValuePlace[] {
  const target = references.find(reference, row);
  if (isFault(target) || !('source' in target)) return [];
  const { document } = target.source;
  const path = target.fact === undefined ? target.path : target.path.slice(0, 1);
  return [{ file: document.file, path: path.join('/'), line: document.locate(path, 'key').line }];
}
