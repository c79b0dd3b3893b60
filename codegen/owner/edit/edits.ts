import type { Changes } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import type { DocumentPath } from '../../base/json.ts';
import { removeEntry } from './yaml/entries.ts';
import {
  edited,
  entryAt,
  spliced,
  startOf,
  type Edit,
  type Splice,
  readYaml,
  type YamlText,
} from './yaml/yaml-text.ts';

/** The change of a single file by an edit of its text; none where the text stays the same. */
export function changesBy({ document }: Source, edit: Edit): Changes {
  const text = edited(document.text, edit);
  return new Map(text === document.text ? [] : [[document.file, text]]);
}

/** The same; `undefined` where the text does not allow the edit. */
export function changesIfPossible(source: Source, edit: Edit): Changes | undefined {
  try {
    return changesBy(source, edit);
  } catch {
    return undefined;
  }
}

/** Changes of several files, gathered before any of them is written. */
export class Edits {
  /** The files that change, under their old names. */
  readonly #edited = new Map<string, { yaml: YamlText; splices: Splice[]; removed: DocumentPath[] }>();
  /** The new names of files, by their old ones. */
  readonly renamed = new Map<string, string>();
  /** Files that are made, and those that go (`null`). */
  readonly made = new Map<string, string | null>();

  /** Changes a file: `edit` sees it as it is now, whatever other edits there are. */
  add(source: Source, edit: Edit): void {
    const { yaml, splices } = this.#file(source);
    splices.push(...edit(yaml));
  }

  /** Takes an entry or item away, by its path as the file is now; the whole file for an empty path. */
  remove(source: Source, path: DocumentPath): void {
    if (path.length === 0) this.made.set(source.document.file, null);
    else this.#file(source).removed.push(path);
  }

  #file({ document }: Source) {
    const file = this.#edited.get(document.file) ?? { yaml: readYaml(document.text), splices: [], removed: [] };
    this.#edited.set(document.file, file);
    return file;
  }

  /** Gives a file another name, beside its other changes. */
  renameFile(source: Source, file: string): void {
    this.#file(source);
    this.renamed.set(source.document.file, file);
  }

  /** Each file that changes: its text, or `null` for one that goes. */
  changes(): Changes {
    const changes = new Map<string, string | null>();
    for (const [file, { yaml, splices, removed }] of this.#edited) {
      // From the end of the file on, so that the earlier parts stay in their places.
      const lastFirst = removed.toSorted((a, b) => placeOf(yaml, b) - placeOf(yaml, a));
      const text = lastFirst.reduce(
        (left, path) => edited(left, (tree) => removeEntry(tree, path)),
        spliced(yaml.text, splices),
      );
      const renamed = this.renamed.get(file);
      if (renamed !== undefined) changes.set(file, null);
      if (renamed !== undefined || text !== yaml.text) changes.set(renamed ?? file, text);
    }
    for (const [file, text] of this.made) changes.set(file, text);
    return changes;
  }
}

/** The offset at which an entry begins. */
function placeOf(yaml: YamlText, path: DocumentPath): number {
  const entry = entryAt(yaml, path);
  return entry === undefined ? 0 : startOf(entry);
}
