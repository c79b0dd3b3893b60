import { setScalar } from '../edit/yaml/set-scalar.ts';
import type { ScalarValue } from '../edit/yaml/scalar-text.ts';
import { Edits } from '../edit/edits.ts';
import { changeWords } from '../edit/words/value-words.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { valueAt } from '../../base/json.ts';
import { fieldAt } from './field.ts';
import { conflictWith, impossible, type Outcome } from './outcome.ts';
import type { EditorSession } from './editor-session.ts';
import { hashOf, sourceAt, type WrittenPlace } from './written-place.ts';

/** A value to put in the place of another. */
export interface SaveRequest extends WrittenPlace {
  readonly value: ScalarValue;
  /** Of the file when the value was read. */
  readonly hash: string;
}

/** Replaces the bytes of one value, and nothing else. */
export function saveValue(session: EditorSession, { file, path, value, hash }: SaveRequest): Outcome {
  const spec = session.spec();
  const source = sourceAt(spec, file);
  if (source === undefined) return impossible(`« ${file} » n'est pas un fichier de la spécification.`);
  if (hashOf(source) !== hash) return conflictWith(file);
  if (fieldAt(spec, source, path) === undefined) return impossible("Cet endroit n'a pas de valeur à modifier.");
  const edits = new Edits();
  edits.add(source, (yaml) => setScalar(yaml, path, value));
  const { words, unit } = subjectOf(spec, source, path);
  return session.commit(`${words} : ${changeWords(valueAt(source.data, path), value, unit)}`, edits.changes());
}
