import { changesIfPossible } from '../edit/edits.ts';
import { findingsWith } from '../edit/spec.ts';
import { entryAt, type Edit } from '../edit/yaml/yaml-text.ts';
import { renameKey, setScalar } from '../edit/yaml/set-scalar.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { meantIn } from '../../base/findings/nearest.ts';
import type { Source } from '../../read/source.ts';
import { valueAt, type DocumentPath } from '../../base/json.ts';
import { impossible, newFindings, type EditorSession } from './editor-session.ts';
import type { Outcome } from '../../../src/shared/editing.ts';

/** A finding as an overlay shows it. */
export type FixRequest = Pick<Finding, 'file' | 'path' | 'message'>;

/** Applies the remedy of a finding, if it is one exact change (« Vouliez-vous dire … ? ») that removes the finding. */
export function fixFinding(session: EditorSession, request: FixRequest): Outcome {
  const spec = session.spec();
  const finding = findingIn(spec.load.findings, request);
  const meant = meantIn(finding?.remedy);
  // Of a site in a folder of its own, findings name files from that of the engine.
  const source = spec.sources.find(({ document }) => `/${request.file}`.endsWith(`/${document.file}`));
  if (finding === undefined || meant === undefined || source === undefined)
    return impossible("Cette erreur n'est plus là, ou sa correction est à choisir.");
  const path = pathIn(source, finding.path);
  for (const edit of waysTo(source, path, finding, meant)) {
    const changes = changesIfPossible(source, edit);
    if (
      changes === undefined ||
      newFindings(spec, changes).length > 0 ||
      findingIn(findingsWith(spec, changes), finding) !== undefined
    )
      continue;
    return session.commit(`Corrigé : ${meant}`, changes);
  }
  return impossible('Cette correction ne suffit pas : ouvrez la ligne dans votre éditeur.');
}

/** The value, a word of it, or the name of the key. */
function waysTo({ data }: Source, path: DocumentPath, { message }: Finding, meant: string): Edit[] {
  const value = valueAt(data, path);
  const wrong = [...message.matchAll(/« ([^«»]+) »/gu)].map(([, word = '']) => word);
  const parts =
    typeof value === 'string'
      ? wrong.filter((word) => value !== word && value.includes(word)).map((word) => value.replaceAll(word, meant))
      : [];
  return [
    ...(typeof value === 'string' ? [meant, ...parts] : []).map(
      (text): Edit =>
        (yaml) =>
          setScalar(yaml, path, text),
    ),
    (yaml) => (entryAt(yaml, path)?.pair === undefined ? [] : renameKey(yaml, path, meant)),
  ];
}

/** `blocks/2/type`: numbers are places where a list is. */
function pathIn({ data }: Source, text: string): DocumentPath {
  const path: (string | number)[] = [];
  for (const step of text === '' ? [] : text.split('/'))
    path.push(Array.isArray(valueAt(data, path)) ? Number(step) : step);
  return path;
}

function findingIn(findings: readonly Finding[], { file, path, message }: FixRequest): Finding | undefined {
  return findings.find((one) => one.file === file && one.path === path && one.message === message);
}
