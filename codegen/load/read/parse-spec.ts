import type { Finding } from '../findings/finding.ts';
import type { Source } from '../resolve/spec-index.ts';
import { takeAnnotations } from './annotations.ts';
import type { ParseCache } from './parse-cache.ts';
import type { SourceFile } from './spec-document.ts';

/** Every file parsed, its annotations taken out. A file that cannot be parsed is a finding, and left out. */
export function parseSpec(
  files: readonly SourceFile[],
  cache: ParseCache,
): { sources: Source[]; findings: readonly Finding[] } {
  const parsed = files.map((file) => cache.parse(file));
  cache.save();
  const sources = parsed.flatMap(({ document }) =>
    document === undefined ? [] : [{ document, ...takeAnnotations(document) }],
  );
  return { sources, findings: [...parsed, ...sources].flatMap(({ findings }) => findings) };
}
