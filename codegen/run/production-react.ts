import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * Loads React's production build for the whole process, before anything else loads React: it draws pages in less than half of the time of the
 * development build, which records a stack for each element, and parts of both do not work together. Each package chooses its build by
 * `NODE_ENV` when it is first loaded.
 */
export function loadProductionReact(): void {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
