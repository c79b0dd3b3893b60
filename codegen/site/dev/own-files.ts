import { join } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import type { Project } from '../../run/project.ts';

/** Answers requests for the files in `public/` of another site. They come before the engine's, as in a build; those Vite serves itself. */
export function ownFilesMiddleware({ root, engine }: Project): Connect.NextHandleFunction {
  if (root === engine) return (_request, _response, next) => next();
  // In its `dev` mode sirv looks at the folder at each request: a file may come later, and so may the folder.
  return sirv(join(root, 'public'), { dev: true, extensions: [] });
}
