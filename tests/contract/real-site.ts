import { fileURLToPath } from 'node:url';
import { camelCase } from '../../codegen/base/names.ts';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import { lucideIcons } from '../../codegen/validate/icons.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import type { Source } from '../../codegen/read/source.ts';
import type { Schemas } from '../../codegen/schemas/schemas.ts';
import { textLengths } from '../../codegen/validate/text-lengths.ts';
import type { Vocabulary } from '../../codegen/validate/vocabulary.ts';
import type { Json } from '../../codegen/base/json.ts';
import type { Site } from '#src/ui/site.ts';

/**
 * The site of `spec/` as it is now: resolved, with its schemas and what its values may refer to.
 * Throws the findings when there are any.
 */
export const { site, schemas, sources, day, vocabulary } = load();

interface RealSite {
  site: Site;
  schemas: Schemas;
  sources: readonly Source[];
  /** The day that it is of, as `AAAA-MM-JJ`. */
  day: string;
  vocabulary: Vocabulary;
}

function load(): RealSite {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const loader = createLoader({ root });
  const loaded = loader.load();
  if (loaded.site === undefined) throw new Error(formatFindings(loaded.findings));
  // Checked against the schemas from which `Site` is emitted.
  const checked = loaded.site as unknown as Site;
  return {
    site: checked,
    schemas: loader.schemas,
    sources: loaded.sources,
    day: loaded.day,
    vocabulary: vocabularyOf(checked, loader.schemas),
  };
}

function vocabularyOf({ settings, pages, tables }: Site, { common, tables: names }: Schemas): Vocabulary {
  const rows: Record<string, readonly { id: string }[] | undefined> = { ...tables };
  return {
    pictures: new Set(),
    files: new Map(),
    addresses: new Set(pages.flatMap(({ path, aliases }) => [path, ...aliases])),
    ids: new Map([...names.keys()].map((name) => [name, new Set((rows[camelCase(name)] ?? []).map(({ id }) => id))])),
    // What links name is the forms' to say.
    queryParameters: new Map(),
    // Blocks follow no row and choose from no list of the spec.
    rows: new Map(),
    lengths: textLengths(common, settings as unknown as Json),
    icons: lucideIcons,
    accents: [],
    usedIcons: new Set(),
  };
}
