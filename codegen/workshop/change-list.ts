import { Edits } from '../edit/edits.ts';
import { copyItem, moveItem } from '../edit/yaml/move-item.ts';
import { removeEntry } from '../edit/yaml/remove-entry.ts';
import type { ScalarValue } from '../edit/yaml/scalar-text.ts';
import { setScalar } from '../edit/yaml/set-scalar.ts';
import { spliced } from '../edit/yaml/splice.ts';
import { readYaml, type YamlText } from '../edit/yaml/yaml-text.ts';
import { nameOf } from '../diff/value-words.ts';
import { valueAt, type DocumentPath } from '../load/values/json.ts';
import { impossible, type Outcome } from './outcome.ts';
import type { Workshop } from './workshop.ts';
import { conflictWith, hashOf, sourceAt, type WrittenPlace } from './written-place.ts';

/** A change of a list: its `path` is that of an item. */
export interface ListRequest extends WrittenPlace {
  /** Of the file when the list was read. */
  readonly hash: string;
  readonly action: 'copy' | 'move' | 'remove';
  /** `move`: the place that the item takes, counted without it. */
  readonly to?: number;
  /** `copy`: what the copy, which follows the item, says otherwise. Paths are those in the item. */
  readonly values?: readonly { readonly path: DocumentPath; readonly value: ScalarValue }[];
}

/** Copies, moves or takes away an item of a list, with the lines and comments that are its own. */
export function changeList(workshop: Workshop, asked: ListRequest): Outcome {
  const { file, path, hash } = asked;
  const source = sourceAt(workshop.spec(), file);
  if (source === undefined) return impossible(`« ${file} » n'est pas un fichier de la spécification.`);
  if (hashOf(source) !== hash) return conflictWith(file);
  const item = valueAt(source.data, path);
  const list = valueAt(source.data, path.slice(0, -1));
  if (item === undefined || !Array.isArray(list)) return impossible("Il n'y a pas de liste à cet endroit.");
  const edits = new Edits();
  try {
    edits.add(source, (yaml) => {
      const text = changed(yaml, asked);
      return text === yaml.text ? [] : [{ start: 0, end: yaml.text.length, text }];
    });
  } catch {
    return impossible('Cette liste est écrite sur une seule ligne avec autre chose : modifiez-la dans le fichier.');
  }
  return workshop.commit(`${words[asked.action]} : ${nameOf(item)}`, edits.changes());
}

const words: Readonly<Record<ListRequest['action'], string>> = { copy: 'Copié', move: 'Déplacé', remove: 'Retiré' };

function changed(yaml: YamlText, { action, path, to = 0, values = [] }: ListRequest): string {
  const index = Number(path.at(-1));
  if (action === 'remove') return spliced(yaml.text, removeEntry(yaml, path));
  if (action === 'move') return spliced(yaml.text, moveItem(yaml, path, to > index ? to + 1 : to));
  const copy = [...path.slice(0, -1), index + 1];
  const start = spliced(yaml.text, copyItem(yaml, path, index + 1));
  return values.reduce((text, one) => {
    const copied = readYaml(text);
    return spliced(text, setScalar(copied, [...copy, ...one.path], one.value));
  }, start);
}
