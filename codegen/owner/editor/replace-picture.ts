import { valueAt, textsIn } from '../../base/json.ts';
import { endingOf, picturesFolder } from '../../read/pictures.ts';
import { kebab } from '../../base/names.ts';
import { changesBy, hashAround, sourceAt } from '../edit/spec.ts';
import { setScalar } from '../edit/yaml/set-scalar.ts';
import type { Outcome, WrittenPlace } from '../../../src/shared/editing.ts';
import { impossible, type EditorSession } from './editor-session.ts';
import { fieldAt } from './field.ts';

/** A picture in the place of another: its `path` is that of the name of the file. */
interface NewPicture extends WrittenPlace {
  /** Of the value and what stands beside it, as it was read. */
  readonly hash: string;
  /** The name of the file on the machine of its owner. */
  readonly name: string;
  readonly alt: string;
  readonly bytes: Buffer;
}

/** Puts a picture in the place of another and describes it; the file of the former goes where no other place names it. */
export function replacePicture(session: EditorSession, { file, path, hash, name, alt, bytes }: NewPicture): Outcome {
  const spec = session.spec();
  const [source, read] = [spec, session.disk()].map((one) => sourceAt(one, file));
  const former = source === undefined ? undefined : valueAt(source.data, path);
  if (
    source === undefined ||
    read === undefined ||
    typeof former !== 'string' ||
    fieldAt(spec, source, path)?.kind !== 'picture'
  )
    return impossible("Cet endroit n'a pas d'image à remplacer.");
  if (hashAround(read, path) !== hash)
    return { kind: 'conflict', message: `${file} : cette image a changé entre-temps, et rien n'est écrit.` };
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
