import { attempt } from '../../../base/attempt.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Project } from '../../../run/project.ts';
import type { PublishAnswer } from '../../../../src/shared/editing.ts';

/** The publications under way, by the folder of the site. */
const running = new Set<string>();

/**
 * Runs `npm run publish` for the panel, in a process of its own.
 * @param isSent whether the changes are sent, or only shown
 * @param user the author of the commit, where the server knows one
 * @returns `undefined` while another one runs
 */
export async function publishHere({ root, engine }: Project, isSent: boolean, user: string | undefined) {
  if (running.has(root)) return undefined;
  const site = root === engine ? [] : ['--spec', join(root, 'spec')];
  const args = [join(engine, 'codegen/start.js'), 'publish', '--format', 'json', ...(isSent ? ['--yes'] : []), ...site];
  running.add(root);
  try {
    return await new Promise((resolve) => {
      const env = { ...process.env, ...(user !== undefined && { GIT_AUTHOR_NAME: user }) };
      execFile(process.execPath, args, { cwd: engine, env, maxBuffer: 1 << 26 }, (_error, stdout, stderr) =>
        resolve(
          attempt(() => JSON.parse(stdout) as PublishAnswer) ?? { ...failed, message: stderr.trim() || failed.message },
        ),
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
  link: null,
  message: "La publication s'est arrêtée. Recommencez : elle reprend où elle en était.",
};
