import { join } from 'node:path';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import { diskCache } from '../../codegen/run/project.ts';

const root = join(import.meta.dirname, '../..');
const project = { root, engine: root };

/** The schemas of the project: those of its copies as well, compiled once for all files of tests. */
export const compiled = compileSchemas(project, diskCache(project));
