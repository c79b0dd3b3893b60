import { join } from 'node:path';
import { compileSchemas } from '../../codegen/load/validate/compile-schemas.ts';

const root = join(import.meta.dirname, '../..');

/** The schemas of the project: those of its copies as well, compiled once for all files of tests. */
export const compiled = compileSchemas({ root, engine: root });
