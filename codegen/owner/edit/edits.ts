import type { Changes } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { spliced, type Splice, readYaml, type YamlText } from './yaml/yaml-text.ts';

/** Changes of several files, gathered before any of them is written. */
export class Edits {
  readonly #files = new Map<string, { yaml: YamlText; splices: Splice[] }>();
  readonly #renamed = new Map<string, string>();
  readonly #made = new Map<string, string | null>();

  /** Changes a file: `edit` sees it as it is now, whatever other edits there are. */
  add({ document }: Source, edit: (yaml: YamlText) => readonly Splice[]): void {
    const file = this.#files.get(document.file) ?? { yaml: readYaml(document.text), splices: [] };
    this.#files.set(document.file, file);
    file.splices.push(...edit(file.yaml));
  }

  /** Gives a file another name, beside what else changes in it. */
  renameFile({ document }: Source, file: string): void {
    this.add({ document } as Source, () => []);
    this.#renamed.set(document.file, file);
  }

  /** Makes a file, or takes one away. */
  put(file: string, text: string | null): void {
    this.#made.set(file, text);
  }

  /** The same, part by part: for who makes the changes in texts of its own. Splices are of the file under its old name. */
  parts(): {
    readonly edited: ReadonlyMap<string, { readonly yaml: YamlText; readonly splices: readonly Splice[] }>;
    readonly renamed: ReadonlyMap<string, string>;
    readonly made: ReadonlyMap<string, string | null>;
  } {
    return { edited: this.#files, renamed: this.#renamed, made: this.#made };
  }

  /** Each file that changes: its text, or `null` for one that goes. */
  changes(): Changes {
    const changes = new Map<string, string | null>();
    for (const [file, { yaml, splices }] of this.#files) {
      const text = spliced(yaml.text, splices);
      const renamed = this.#renamed.get(file);
      if (renamed !== undefined) changes.set(file, null);
      if (renamed !== undefined || text !== yaml.text) changes.set(renamed ?? file, text);
    }
    for (const [file, text] of this.#made) changes.set(file, text);
    return changes;
  }
}
