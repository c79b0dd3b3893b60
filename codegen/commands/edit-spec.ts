import { readForEdit, type Spec } from '../edit/spec.ts';
import { ParseCache } from '../load/read/parse-cache.ts';
import { formatFindings } from '../load/findings/finding.ts';
import { createLoader } from '../pipeline.ts';
import { diskCache } from '../run/paths.ts';
import type { Project } from '../run/project.ts';

/** The spec of a project for a command that changes or searches it; nothing, said on the error output, where it has findings. */
export function cleanSpec(project: Project): Spec | undefined {
  const spec = readForEdit(project.root, createLoader({ ...project, cache: new ParseCache(diskCache(project)) }));
  const { findings } = spec.load;
  if (findings.length === 0) return spec;
  console.error(`${formatFindings(findings)}\n\nCorrigez d'abord la spécification (npm run check) : rien n'est écrit.`);
  return undefined;
}
