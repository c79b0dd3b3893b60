import type { Site } from '../../model/site.ts';

/** The route table as a module, for programs that have no site at hand: the build renders what it lists. */
export function emitRoutes({ routes }: Pick<Site, 'routes'>): string {
  const lines = routes.map((route) => `  ${JSON.stringify(route)},`);
  return `import type { Route } from './types.ts';

/** Every address of the site, and what answers it. */
export const routes: readonly Route[] = [
${lines.join('\n')}
];`;
}
