import type { Project } from '../../run/project.ts';
import { readSchemas, type Schemas } from '../schemas/schemas.ts';
import { createValidators, type Validators } from './validators.ts';

/** The schemas of a project, ready for use. They may serve several projects whose schemas are the same. */
export interface CompiledSchemas {
  schemas: Schemas;
  validators: Validators;
}

/** Reads the schemas; each is compiled when it is first used. */
export function compileSchemas(project: Project): CompiledSchemas {
  const schemas = readSchemas(project);
  return { schemas, validators: createValidators(schemas) };
}
