import { enableCompileCache } from 'node:module';

// What the process that bundles begins with (`bundle-apart.ts`), in the folder of the engine: as `start.js`, in plain JavaScript, so that all other modules are
// taken stripped of their types.
enableCompileCache({ directory: 'node_modules/.cache/node', portable: true });
await import('./bundle-program.ts');
