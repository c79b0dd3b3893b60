import type { MadePage } from '../../model/pages/pages.ts';
import { readPublished, type Published } from '../../model/published/ledger.ts';
import type { Source } from '../../read/source.ts';
import { indexSpec, type SpecIndex } from '../../model/resolve/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Load, SpecLoader } from '../../pipeline.ts';
import type { Finding } from '../../base/findings/finding.ts';
import type { Changes } from '../../read/read.ts';
import { writeFiles } from '../../cache/write-files.ts';

/** A spec that is about to be changed, as it is written and as it is shown. */
export interface Spec {
  readonly root: string;
  readonly loader: SpecLoader;
  readonly load: Load;
  readonly index: SpecIndex;
  readonly schemas: Schemas;
  readonly sources: readonly Source[];
  readonly pages: readonly MadePage[];
  /** What was published once; nothing where there is no ledger. */
  readonly published: Published;
}

/** Reads the spec of the site in `root`. */
export function readForEdit(root: string, loader: SpecLoader): Spec {
  const load = loader.load();
  const { schemas } = loader;
  const published = readPublished(root).published ?? { addresses: {}, rows: {} };
  const index = indexSpec(load.sources, schemas.tables);
  return { root, loader, load, index, schemas, sources: load.sources, pages: [...load.pages.values()], published };
}

/** The findings that the spec would have with these changes: those of `check`. */
export function findingsWith({ loader }: Pick<Spec, 'loader'>, changes: Changes): readonly Finding[] {
  return loader.load(changes).findings;
}

/** Writes changes that were made from this spec, all or none. */
export function apply({ root, sources }: Pick<Spec, 'root' | 'sources'>, changes: Changes): void {
  writeFiles(root, changes, new Map(sources.map(({ document }) => [document.file, document.text])));
}
