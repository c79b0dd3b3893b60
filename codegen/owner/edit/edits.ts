import type { Changes } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { edited, spliced, type Edit, type Splice, readYaml, type YamlText } from './yaml/yaml-text.ts';

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
  readonly edited = new Map<string, { yaml: YamlText; splices: Splice[] }>();
  /** The new names of files, by their old ones. */
  readonly renamed = new Map<string, string>();
  /** Files that are made, and those that go (`null`). */
  readonly made = new Map<string, string | null>();

  /** Changes a file: `edit` sees it as it is now, whatever other edits there are. */
  add({ document }: Source, edit: Edit): void {
    const file = this.edited.get(document.file) ?? { yaml: readYaml(document.text), splices: [] };
    this.edited.set(document.file, file);
    file.splices.push(...edit(file.yaml));
  }

  /** Gives a file another name, beside its other changes. */
  renameFile({ document }: Source, file: string): void {
    this.add({ document } as Source, () => []);
    this.renamed.set(document.file, file);
  }

  /** Each file that changes: its text, or `null` for one that goes. */
  changes(): Changes {
    const changes = new Map<string, string | null>();
    for (const [file, { yaml, splices }] of this.edited) {
      const text = spliced(yaml.text, splices);
      const renamed = this.renamed.get(file);
      if (renamed !== undefined) changes.set(file, null);
      if (renamed !== undefined || text !== yaml.text) changes.set(renamed ?? file, text);
    }
    for (const [file, text] of this.made) changes.set(file, text);
    return changes;
  }
}
