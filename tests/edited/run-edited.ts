import { rm } from 'node:fs/promises';
import { addCounts, type Counts } from '../run/counts.ts';
import { checkEdits } from './check-edits.ts';
import { copyProject } from './copy-project.ts';
import { holdLaws } from './hold-laws.ts';

/**
 * Edits a copy of the project as its owner would, checks it after each edit, then holds the laws of the content against it. The project
 * itself is not touched.
 */
export async function runEdited(root: string): Promise<Counts> {
  const folder = copyProject(root);
  try {
    const made = await checkEdits(folder);
    return addCounts([made, await holdLaws(root, folder)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
