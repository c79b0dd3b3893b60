import { relative } from 'node:path';
import { formatFindings } from '../base/findings/finding.ts';
import { writeModules } from '../site/emit/modules.ts';
import { withLock, waitingMessage } from '../site/publish/lock.ts';
import { createLoader } from '../pipeline.ts';
import { generatedFolder, projectOf, type Project } from '../run/project.ts';
import type { Command } from './command.ts';

/** Checks the spec and writes `src/generated/`, but never under a build that reads it. Resolves to the exit code. */
export const run: Command = (options) => {
  const project = projectOf(options);
  return withLock(
    project.root,
    () => generate(project),
    (holder) => console.log(waitingMessage(holder)),
  );
};

async function generate(project: Project): Promise<number> {
  const loader = createLoader(project);
  const { site, findings } = loader.load();
  if (site === undefined) {
    console.error(formatFindings(findings));
    return 1;
  }
  const outcome = await writeModules(project, site, loader.schemas);
  const { written, removed } = outcome;
  console.log(
    `${relative(project.engine, generatedFolder(project))} : ${written.length} fichiers écrits, ${removed.length} retirés, ${outcome.count - written.length} inchangés.`,
  );
  return 0;
}
