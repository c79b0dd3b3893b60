import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprintOf } from '../run/inputs.ts';
import { verdictFile } from '../run/paths.ts';
import type { Project } from '../run/project.ts';
import type { CheckQuestion, Verdict } from './verdict.ts';

/** The answer of the last `check`, where it was asked the same of the same files; else that of `judge`, remembered for the next time. */
export async function rememberVerdict(
  project: Project,
  question: CheckQuestion,
  judge: () => Promise<Verdict>,
): Promise<Verdict> {
  const keyNow = () => hash('sha256', JSON.stringify([fingerprintOf(project), question]));
  const key = keyNow();
  const file = verdictFile(project);
  const last = readLast(file);
  if (last?.key === key) return last.verdict;
  const verdict = await judge();
  // A file that was saved meanwhile may have been read before or after.
  if (keyNow() === key) remember(file, { key, verdict });
  return verdict;
}

interface Last {
  readonly key: string;
  readonly verdict: Verdict;
}

/** Nothing where there is none, or one that is not whole. */
function readLast(file: string): Last | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Last;
  } catch {
    return undefined;
  }
}

/** Whole or not at all. A folder that cannot be written costs the next run its time, and nothing else. */
function remember(file: string, last: Last): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, JSON.stringify(last));
    renameSync(part, file);
  } catch {
    return;
  }
}
