import { Edits } from '../edit/edits.ts';
import { fillList } from '../edit/yaml/insert-entry.ts';
import { copyItem, moveItem, removeEntry } from '../edit/yaml/remove-entry.ts';
import type { ScalarValue } from '../edit/yaml/scalar-text.ts';
import { setScalar } from '../edit/yaml/set-scalar.ts';
import { spliced, readYaml, type YamlText } from '../edit/yaml/yaml-text.ts';
import { nameOf } from '../edit/words/value-words.ts';
import type { Source } from '../../read/source.ts';
import { schemaPlace } from '../../schemas/schema-place.ts';
import { valueAt, type DocumentPath } from '../../base/json.ts';
import { firstItems } from './empty-lists.ts';
import { conflictWith, impossible, type Outcome } from './outcome.ts';
import type { EditorSession } from './editor-session.ts';
import { hashOf, sourceAt, type WrittenPlace } from './written-place.ts';

/** A change of a list: its `path` is that of an item, for `first` that of the list. */
export interface ListRequest extends WrittenPlace {
  /** Of the file when the list was read. */
  readonly hash: string;
  readonly action: 'copy' | 'first' | 'move' | 'remove';
  /** `move`: the place that the item takes, counted without it. */
  readonly to?: number;
  /**
   * `copy`: the values of the copy that differ from the item, by path in the item. `first`: the values of the first items of an empty
   * list, by path in the list.
   */
  readonly values?: readonly { readonly path: DocumentPath; readonly value: ScalarValue }[];
}

/** Copies, moves or takes away an item of a list, with the lines and comments that are its own. */
export function changeList(session: EditorSession, request: ListRequest): Outcome {
  const { file, path, hash } = request;
  const source = sourceAt(session.spec(), file);
  if (source === undefined) return impossible(`« ${file} » n'est pas un fichier de la spécification.`);
  if (hashOf(source) !== hash) return conflictWith(file);
  if (request.action === 'first') return addFirst(session, source, request);
  const item = valueAt(source.data, path);
  const list = valueAt(source.data, path.slice(0, -1));
  if (item === undefined || !Array.isArray(list)) return impossible("Il n'y a pas de liste à cet endroit.");
  const edits = new Edits();
  try {
    edits.add(source, (yaml) => {
      const text = changed(yaml, request, mustGo(session, source, path));
      return text === yaml.text ? [] : [{ start: 0, end: yaml.text.length, text }];
    });
  } catch {
    return impossible('Cette liste est écrite sur une seule ligne avec autre chose : modifiez-la dans le fichier.');
  }
  return session.commit(`${words[request.action]} : ${nameOf(item)}`, edits.changes());
}

/** Gives an empty list what it must at least hold. */
function addFirst(session: EditorSession, source: Source, { path, values = [] }: ListRequest): Outcome {
  const list = valueAt(source.data, path);
  const items = firstItems(session.spec(), source, path, values);
  if (items === undefined || (list !== undefined && !(Array.isArray(list) && list.length === 0)))
    return impossible("Cette liste n'est plus vide, ou se commence dans le fichier.");
  const edits = new Edits();
  edits.add(source, (yaml) => fillList(yaml, path, items));
  return session.commit(`Ajouté : ${nameOf(items[0])}`, edits.changes());
}

/** Whether a list goes with its last item: one that is there must hold something. */
function mustGo(session: EditorSession, source: Source, path: DocumentPath): boolean {
  const list = path.slice(0, -1);
  const items = valueAt(source.data, list);
  const { minItems } = schemaPlace(source, list, session.spec().schemas).schema() ?? {};
  return Array.isArray(items) && items.length === 1 && list.length > 0 && Number(minItems ?? 0) > 0;
}

const words: Readonly<Record<Exclude<ListRequest['action'], 'first'>, string>> = {
  copy: 'Copié',
  move: 'Déplacé',
  remove: 'Retiré',
};

function changed(yaml: YamlText, { action, path, to = 0, values = [] }: ListRequest, isLast: boolean): string {
  const index = Number(path.at(-1));
  if (action === 'remove') return spliced(yaml.text, removeEntry(yaml, isLast ? path.slice(0, -1) : path));
  if (action === 'move') return spliced(yaml.text, moveItem(yaml, path, to > index ? to + 1 : to));
  const copy = [...path.slice(0, -1), index + 1];
  const start = spliced(yaml.text, copyItem(yaml, path, index + 1));
  return values.reduce((text, one) => {
    const copied = readYaml(text);
    return spliced(text, setScalar(copied, [...copy, ...one.path], one.value));
  }, start);
}
