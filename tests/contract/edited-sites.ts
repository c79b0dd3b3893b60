import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readForEdit, type Spec } from '../../codegen/owner/edit/spec.ts';
import { compileSchemas, type CompiledSchemas } from '../../codegen/validate/validators.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { diskCache } from '../../codegen/run/project.ts';

export const engine = fileURLToPath(new URL('../..', import.meta.url));

/** The first site and the examples, from there. */
export const sites = ['.', ...globSync('examples/*/spec', { cwd: engine }).map(dirname)];

const compiled = new Map<string, CompiledSchemas>();
const specs = new Map<string, Spec>();

/** The spec of a site, read once for all tests that only look at it. */
export function specOf(site: string): Spec {
  const root = join(engine, site);
  const spec = specs.get(site) ?? readForEdit(root, createLoader({ root, engine, compiled: schemasOf(site) }));
  specs.set(site, spec);
  return spec;
}

/** The schemas of a site, compiled once: what takes longest of the reading. */
export function schemasOf(site: string): CompiledSchemas {
  const project = { root: join(engine, site), engine };
  const known = compiled.get(site) ?? compileSchemas(project, diskCache(project));
  compiled.set(site, known);
  return known;
}
