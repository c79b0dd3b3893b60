import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject, valuesIn, type DocumentPath, type Json } from '../../../codegen/base/json.ts';
import { readYaml } from '../../../codegen/owner/edit/yaml/yaml-text.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every YAML file of the spec and of the examples, schemas included: all that edits may meet. */
export const specFiles: readonly { file: string; text: string }[] = globSync(
  ['spec/**/*.yaml', 'examples/*/spec/**/*.yaml'],
  { cwd: root },
)
  .toSorted()
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

/** The paths of all scalars of a text, of all items of its lists, and of all entries of its mappings. @param data what it says */
export function placesIn(text: string, data = dataOf(text)) {
  const all = valuesIn(data);
  const pathsOf = (parts: typeof all) => parts.map(({ path }): DocumentPath => path);
  return {
    scalars: pathsOf(all.filter(({ value }) => !Array.isArray(value) && !isObject(value))),
    items: pathsOf(all.filter(({ path }) => typeof path.at(-1) === 'number')),
    entries: pathsOf(all.filter(({ path }) => typeof path.at(-1) === 'string')),
  };
}

/** What a text says. @param yaml the same, where it has been read */
export function dataOf(text: string, yaml = readYaml(text)): Json {
  return yaml.tree.toJS({ maxAliasCount: 0 }) as Json;
}
