import { attempt } from '../../base/attempt.ts';
import { changesBy, hashAround, sourceAt } from '../edit/spec.ts';
import { fillList, copyItem, moveItem, removeEntry } from '../edit/yaml/entries.ts';
import { setScalar, setValue, type NewValue } from '../edit/yaml/set-scalar.ts';
import { edited, readYaml, spliced, type YamlText } from '../edit/yaml/yaml-text.ts';
import { changeWords, nameOf, subjectOf } from '../edit/words/subject.ts';
import { isScalarValue } from '../edit/yaml/scalar-text.ts';
import type { Source } from '../../read/source.ts';
import { schemaPlace } from '../../schemas/schema-walk.ts';
import { isObject, itemsAt, valueAt, type DocumentPath, type Json, textsIn } from '../../base/json.ts';
import { firstItems } from './empty-lists.ts';
import { fieldAt, isOptional } from './field.ts';
import { impossible, type EditorSession } from './editor-session.ts';
import type { Outcome, ReadValue, ScalarValue, WrittenPlace } from '../../../src/shared/editing.ts';
import { endingOf, picturesFolder } from '../../read/pictures.ts';
import { kebab } from '../../base/names.ts';

/** A place that was read with this hash, its neighbours included. */
interface ReadPlace extends WrittenPlace {
  readonly hash: string;
}

/** The file of a place, or the reason why it cannot be changed. */
function sourceToChange(session: EditorSession, { file, path, hash }: ReadPlace): Source | Outcome {
  const [source, read] = [session.spec(), session.disk()].map((spec) => sourceAt(spec, file));
  if (source === undefined || read === undefined) return unreadable(file);
  if (hashAround(read, path) === hash) return source;
  return {
    kind: 'conflict',
    message: `${file} a changé depuis que ce panneau est ouvert : rien n'est écrit. Voici sa version de maintenant.`,
  };
}

function unreadable(file: string): Outcome {
  return impossible(`« ${file} » ne se lit pas : corrigez d'abord ce que « npm run check » y signale.`);
}

export interface ValueEdit extends ReadPlace {
  /** An empty text takes an optional value away, with its line; the texts of a list come after those that it has. */
  readonly value: NewValue;
}

/**
 * Gives places other values in one step: each replaces its own bytes, and nothing else. A place that has changed since it was read is
 * never overwritten: then nothing is written.
 */
export function saveValues(session: EditorSession, edits: readonly ValueEdit[]): Outcome {
  const spec = session.spec();
  const texts = new Map<string, string>();
  const [words, now] = [[] as string[], [] as ReadValue[]];
  for (const { file, path, value, hash } of edits) {
    const source = sourceAt(spec, file);
    if (source === undefined) return unreadable(file);
    const written = valueAt(source.data, path);
    const found = readValue(source, path);
    if (found.hash !== hash) {
      // What was saved as the page was left is no other's: nothing is to write.
      if (written !== value) now.push(found);
      continue;
    }
    const { words: name, unit } = subjectOf(spec, source, path);
    const isEmptied = value === '' && isScalarValue(written);
    if (isEmptied && !isOptional(spec, source, path))
      return impossible(`${name} : ce champ est obligatoire, il ne peut pas rester vide.`);
    const isNew = written === undefined && isObject(valueAt(source.data, path.slice(0, -1)));
    const fits = Array.isArray(value) ? Array.isArray(written) : fieldAt(spec, source, path) !== undefined;
    if (!isNew && !fits) return impossible("Cet endroit n'a pas de valeur à modifier.");
    const text = texts.get(file) ?? source.document.text;
    const next = edited(text, (yaml) => (isEmptied ? removeEntry(yaml, path) : setValue(yaml, path, value)));
    texts.set(file, next);
    const after = isEmptied ? undefined : Array.isArray(value) ? [...itemsAt(written, []), ...value] : value;
    words.push(`${name} : ${changeWords(written, after as Json | undefined, unit)}`);
  }
  if (now.length === 0) return session.commit(words.join(' ; '), texts);
  const files = [...new Set(now.map(({ file }) => file))].join(', ');
  return { kind: 'conflict', message: `${files} : la valeur a changé entre-temps, et rien n'est écrit.`, now };
}

/** A value as it is in a file, as a page reads it. */
export function readValue(source: Source, path: DocumentPath): ReadValue {
  const value = valueAt(source.data, path);
  const { file } = source.document;
  return { file, path, hash: hashAround(source, path), value: isScalarValue(value) ? value : null };
}

/** A change of a list: its `path` is that of an item, for `first` that of the list. */
export interface ListRequest extends ReadPlace {
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
  const { path } = request;
  const source = sourceToChange(session, request);
  if ('kind' in source) return source;
  if (request.action === 'first') return addFirst(session, source, request);
  const item = valueAt(source.data, path);
  const list = valueAt(source.data, path.slice(0, -1));
  if (item === undefined || !Array.isArray(list)) return impossible("Il n'y a pas de liste à cet endroit.");
  const isLast = mustGo(session, source, path);
  if (request.action === 'remove' && isLast && !isOptional(session.spec(), source, path.slice(0, -1)))
    return impossible(
      "C'est le dernier élément d'une liste qui ne peut pas être vide : changez-le, ou retirez ce qui contient la liste (la section, la ligne).",
    );
  const text = attempt(() => changed(readYaml(source.document.text), request, isLast));
  if (text === undefined)
    return impossible('Cette liste est écrite sur une seule ligne avec autre chose : modifiez-la dans le fichier.');
  return session.commit(`${actionWords[request.action]} : ${nameOf(item)}`, new Map([[request.file, text]]));
}

function addFirst(session: EditorSession, source: Source, { path, values = [] }: ListRequest): Outcome {
  const list = valueAt(source.data, path);
  const items = firstItems(session.spec(), source, path, values);
  if (items === undefined || (list !== undefined && !(Array.isArray(list) && list.length === 0)))
    return impossible("Cette liste n'est plus vide, ou se commence dans le fichier.");
  const changes = changesBy(source, (yaml) => fillList(yaml, path, items));
  return session.commit(`Ajouté : ${nameOf(items[0])}`, changes);
}

/** Whether a list goes with its last item: one that is there must hold something. */
function mustGo(session: EditorSession, source: Source, path: DocumentPath): boolean {
  const list = path.slice(0, -1);
  const items = valueAt(source.data, list);
  const { minItems } = schemaPlace(source, list, session.spec().schemas).schema() ?? {};
  return Array.isArray(items) && items.length === 1 && list.length > 0 && Number(minItems ?? 0) > 0;
}

const actionWords: Readonly<Record<Exclude<ListRequest['action'], 'first'>, string>> = {
  copy: 'Copié',
  move: 'Déplacé',
  remove: 'Retiré',
};

function changed(yaml: YamlText, { action, path, to = 0, values = [] }: ListRequest, isLast: boolean): string {
  const index = Number(path.at(-1));
  if (action === 'remove') return spliced(yaml.text, removeEntry(yaml, isLast ? path.slice(0, -1) : path));
  if (action === 'move') return spliced(yaml.text, moveItem(yaml, path, to > index ? to + 1 : to));
  const copy = [...path.slice(0, -1), index + 1];
  let text = spliced(yaml.text, copyItem(yaml, path, index + 1));
  for (const one of values) text = edited(text, (copied) => setScalar(copied, [...copy, ...one.path], one.value));
  return text;
}

/** A picture in the place of another: its `path` is that of the name of the file. */
export interface NewPicture extends ReadPlace {
  /** The name of the file on the machine of its owner. */
  readonly name: string;
  readonly alt: string;
  readonly bytes: Buffer;
}

/** Puts a picture in the place of another and describes it; the file of the former goes where no other place names it. */
export function replacePicture(session: EditorSession, { name, alt, bytes, ...place }: NewPicture): Outcome {
  const spec = session.spec();
  const source = sourceToChange(session, place);
  if ('kind' in source) return source;
  const { path } = place;
  const former = valueAt(source.data, path);
  if (typeof former !== 'string' || fieldAt(spec, source, path)?.kind !== 'picture')
    return impossible("Cet endroit n'a pas d'image à remplacer.");
  const uses = spec.sources.flatMap(({ data }) => textsIn(data)).filter(({ text }) => text === former);
  const freed = uses.length === 1 ? former : undefined;
  // File systems take names of 255 bytes.
  const stem =
    kebab(name.replace(/\.\w+$/u, ''))
      .slice(0, 80)
      .replace(/-+$/u, '') || 'image';
  const ending = endingOf(bytes);
  let next = `${stem}.${ending}`;
  for (let count = 2; next !== freed && session.has(`${picturesFolder}/${next}`); count += 1)
    next = `${stem}-${count}.${ending}`;
  const written = changesBy(source, (yaml) => [
    ...setScalar(yaml, path, next),
    ...setScalar(yaml, [...path.slice(0, -1), 'alt'], alt),
  ]);
  const gone = freed !== undefined && next !== freed ? [[`${picturesFolder}/${freed}`, null] as const] : [];
  const changes = new Map([[`${picturesFolder}/${next}`, bytes.toString('latin1')] as const, ...written, ...gone]);
  return session.commit(`Image remplacée : ${former} → ${next}`, changes);
}
