import { join } from 'node:path';
import { CachedFile } from '../cache/cached-file.ts';
import { fingerprintOf } from '../cache/fingerprint.ts';
import { cacheFolder } from '../run/paths.ts';
import type { Project } from '../run/project.ts';
import type { CheckQuestion, Verdict } from './verdict.ts';

/** The verdict of the last `check` with the same options on the same files; else that of `judge`, cached for the next time. */
export async function cachedVerdict(
  project: Project,
  question: CheckQuestion,
  judge: () => Promise<Verdict>,
): Promise<Verdict> {
  const keyNow = () => JSON.stringify([fingerprintOf(project), question]);
  const key = keyNow();
  const cached = new CachedFile(join(cacheFolder(project, 'check'), 'verdict'), key);
  const last = cached.readJson() as Verdict | undefined;
  if (last !== undefined) return last;
  const verdict = await judge();
  // A file that changed meanwhile may have been read before or after the change.
  if (keyNow() === key) cached.writeJson(verdict);
  return verdict;
}
