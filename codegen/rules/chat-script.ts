import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../findings/finding.ts';
import { documentFinding } from '../findings/report.ts';
import { valueAt } from '../json.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';

/** A chat widget that is a file of the site lies in public/: without it, every page would ask for what is not there. */
export function checkChatScript(index: SpecIndex, root: string): Finding[] {
  const source = index.singles.get('site');
  const path = ['chat', 'script'];
  const script = source === undefined ? undefined : valueAt(source.data, path);
  if (source === undefined || typeof script !== 'string' || !/^\/.*\.m?js$/.test(script)) return [];
  if (existsSync(join(root, 'public', script))) return [];
  const message = `le module de chat « ${script} » n'existe pas : aucun fichier public${script}.`;
  const remedy = 'Déposez le fichier à cette place, ou écrivez « script: none ».';
  return [documentFinding(source.document, path, { code: 'rule/chat-script', message, remedy })];
}
