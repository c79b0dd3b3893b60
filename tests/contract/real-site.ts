import { camelCase } from '../../codegen/base/names.ts';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import { lucideIcons } from '../../codegen/validate/icons.ts';
import type { Schemas } from '../../codegen/schemas/schemas.ts';
import { textLengths } from '../../codegen/validate/text-lengths.ts';
import type { Vocabulary } from '../../codegen/validate/vocabulary.ts';
import type { Json } from '../../codegen/base/json.ts';
import type { Site } from '#src/ui/site.ts';
import { schemasOf, specOf } from './edited-sites.ts';

const { load } = specOf('.');
if (load.site === undefined) throw new Error(formatFindings(load.findings));

/** The site of `spec/` as it is now: resolved, with its schemas and what its values may refer to. */
// Checked against the schemas from which `Site` is emitted.
export const site = load.site as unknown as Site;
export const { schemas, validators } = schemasOf('.');
/** The day is as `AAAA-MM-JJ`. */
export const { sources, day } = load;
export const vocabulary = vocabularyOf(site, schemas);

function vocabularyOf({ settings, pages, tables }: Site, { common, tables: names }: Schemas): Vocabulary {
  const rows: Record<string, readonly { id: string }[] | undefined> = { ...tables };
  return {
    pictures: new Set(),
    files: new Map(),
    addresses: new Set(pages.flatMap(({ path, aliases }) => [path, ...aliases])),
    ids: new Map([...names.keys()].map((name) => [name, new Set((rows[camelCase(name)] ?? []).map(({ id }) => id))])),
    // What links name is the forms' to say.
    queryParameters: new Map(),
    lengths: textLengths(common, settings as unknown as Json),
    icons: lucideIcons(),
    accents: [],
    usedIcons: new Set(),
  };
}
