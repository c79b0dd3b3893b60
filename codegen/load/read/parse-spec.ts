import type { Finding } from '../findings/finding.ts';
import type { Source } from '../resolve/spec-index.ts';
import { takeAnnotations } from './annotations.ts';
import type { ParseCache } from './parse-cache.ts';
import type { SourceFile, SpecDocument } from './spec-document.ts';

const known = new WeakMap<SpecDocument, Source & { findings: readonly Finding[] }>();

/** A document with its annotations taken out: the same one for the same document, which a cache keeps while its file does not change. */
function sourceOf(document: SpecDocument): Source & { findings: readonly Finding[] } {
  const source = known.get(document) ?? { document, ...takeAnnotations(document) };
  known.set(document, source);
  return source;
}

/** Every file parsed, its annotations taken out. A file that cannot be parsed is a finding, and left out. */
export function parseSpec(
  files: readonly SourceFile[],
  cache: ParseCache,
): { sources: Source[]; findings: readonly Finding[] } {
  const parsed = files.map((file) => cache.parse(file));
  cache.save();
  const sources = parsed.flatMap(({ document }) => (document === undefined ? [] : [sourceOf(document)]));
  return { sources, findings: [...parsed, ...sources].flatMap(({ findings }) => findings) };
}
