import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { isObject, type Json } from '../../../base/json.ts';
import type { Project } from '../../../run/project.ts';
import type { PublishAnswer } from '../../../../src/shared/editing.ts';

/** The publications under way, by the folder of the site. */
const running = new Set<string>();

/**
 * Runs `npm run publish` for the panel, in a process of its own: its plan, or with a request the publication.
 * @param request `choices` of values that a colleague has changed too; `undo`: the last publication is undone
 * @param user the author of what is committed, where the server knows one
 */
export async function publishHere(
  { root, engine }: Project,
  request: { readonly choices?: Json; readonly undo?: Json } | undefined,
  user: string | undefined,
): Promise<PublishAnswer | undefined> {
  if (running.has(root)) return undefined;
  const site = root === engine ? [] : ['--spec', join(root, 'spec')];
  const { choices, undo } = request ?? {};
  const chosen = isObject(choices) ? Object.entries(choices).map(([key, side]) => `${key}=${String(side)}`) : [];
  const options = [...(request === undefined ? [] : ['--yes']), ...(undo === true ? ['--undo'] : [])];
  const words = [...options, ...site, '--', ...chosen];
  const args = [join(engine, 'codegen/start.js'), 'publish', '--format', 'json', ...words];
  running.add(root);
  try {
    return await new Promise((resolve) => {
      const env = { ...process.env, ...(user !== undefined && { GIT_AUTHOR_NAME: user }) };
      execFile(process.execPath, args, { cwd: engine, env, maxBuffer: 1 << 26 }, (_error, stdout, stderr) =>
        resolve(answerIn(stdout) ?? { ...failed, message: stderr.trim() || failed.message }),
      );
    });
  } finally {
    running.delete(root);
  }
}

const failed: PublishAnswer = {
  outcome: 'refused',
  report: '',
  toSee: 0,
  where: '',
  steps: [],
  conflicts: [],
  last: null,
  message: "La publication s'est arrêtée. Recommencez : elle reprend où elle en était.",
};

function answerIn(text: string): PublishAnswer | undefined {
  try {
    return JSON.parse(text) as PublishAnswer;
  } catch {
    return undefined;
  }
}
