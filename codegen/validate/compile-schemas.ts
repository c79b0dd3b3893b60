import { join } from 'node:path';
import type { Project } from '../run/project.ts';
import { readSchemas, type Schemas } from '../schemas/schemas.ts';
import { createValidators, type Validators } from './validators.ts';

/** The schemas of a project, ready for use. They may serve several projects whose schemas are the same. */
export interface CompiledSchemas {
  schemas: Schemas;
  validators: Validators;
}

/**
 * Reads the schemas; each is compiled when it is first used.
 * @param folder the folder of the cached schemas, parsed and compiled; without it nothing is cached
 */
export function compileSchemas(project: Project, folder?: string): CompiledSchemas {
  const schemas = readSchemas(project, folder && join(folder, 'parsed-schemas'));
  return { schemas, validators: createValidators(schemas, project.root, folder && join(folder, 'validators')) };
}
