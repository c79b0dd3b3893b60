import { enableCompileCache } from 'node:module';

// The start of the process that bundles (`bundle-apart.ts`), in the folder of the engine. Plain JavaScript, as `start.js`: the compile cache then holds all
// other modules stripped of their types.
enableCompileCache({ directory: 'node_modules/.cache/node', portable: true });
await import('./bundle-program.ts');
