import type { BundleAnswer, BundleRequest } from './bundle-apart.ts';

// A process of its own, which bundles once (`bundle-apart.ts`), in the folder of the engine.

/** Loaded before the request, with the plugins of the configuration. A fault is the answer to the request. */
const loaded = Promise.all([import('./make-bundles.ts'), import('../../../vite.config.ts')]);
loaded.catch(() => undefined);

const send = (answer: BundleAnswer) => process.send?.(answer, () => process.disconnect());

// The build was killed.
process.once('disconnect', () => process.exit());
process.once('message', ({ project, used, folder }: BundleRequest) => {
  loaded
    .then(([{ makeBundles }]) =>
      makeBundles(project, used, folder, () => process.send?.('renderer' satisfies BundleAnswer)),
    )
    .then(
      () => send('done'),
      (error: unknown) => {
        const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
        send({ message, stack });
      },
    );
});
