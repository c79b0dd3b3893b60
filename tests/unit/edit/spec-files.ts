import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject, type DocumentPath, type Json } from '../../../codegen/base/json.ts';
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
export function placesIn(
  text: string,
  data = dataOf(text),
): { scalars: DocumentPath[]; items: DocumentPath[]; entries: DocumentPath[] } {
  const places = { scalars: [] as DocumentPath[], items: [] as DocumentPath[], entries: [] as DocumentPath[] };
  const visit = (value: Json, path: DocumentPath): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        places.items.push([...path, index]);
        visit(item, [...path, index]);
      }
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) {
        places.entries.push([...path, key]);
        visit(item, [...path, key]);
      }
    } else places.scalars.push(path);
  };
  visit(data, []);
  return places;
}

/** What a text says. @param yaml the same, where it has been read */
export function dataOf(text: string, yaml = readYaml(text)): Json {
  return yaml.tree.toJS({ maxAliasCount: 0 }) as Json;
}
