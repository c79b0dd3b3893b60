import { remedyOf } from '../edit/remedy.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { meantIn } from '../../base/findings/nearest.ts';
import { impossible, type EditorSession } from './editor-session.ts';
import type { Outcome } from '../../../src/shared/editing.ts';

export type FixRequest = Pick<Finding, 'file' | 'path' | 'message'>;

/** Applies the remedy of a finding, if it is one exact change (« Vouliez-vous dire … ? ») that removes the finding. */
export function fixFinding(session: EditorSession, { file, path, message }: FixRequest): Outcome {
  const spec = session.spec();
  const finding = spec.load.findings.find((one) => one.file === file && one.path === path && one.message === message);
  if (finding === undefined || meantIn(finding.remedy) === undefined)
    return impossible("Cette erreur n'est plus là, ou sa correction est à choisir.");
  const remedy = remedyOf(spec, finding);
  return remedy === undefined
    ? impossible('Cette correction ne suffit pas : ouvrez la ligne dans votre éditeur.')
    : session.commit(`Corrigé : ${remedy.meant}`, remedy.changes);
}
