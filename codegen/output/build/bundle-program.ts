import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { BundleAnswer, BundleRequest } from './bundle-apart.ts';

// A process of its own, which bundles once (`bundle-apart.ts`).

const send = (answer: BundleAnswer) => process.send?.(answer, () => process.disconnect());

// Nobody waits any more: the build was killed.
process.once('disconnect', () => process.exit());
process.once('message', ({ project, used, folder }: BundleRequest) => {
  enableCompileCache(join(project.engine, 'node_modules/.cache/node'));
  import('./make-bundles.ts')
    .then(({ makeBundles }) => makeBundles(project, used, folder))
    .then(
      () => send({ fault: undefined }),
      (error: unknown) => {
        const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
        send({ fault: { message, stack } });
      },
    );
});
