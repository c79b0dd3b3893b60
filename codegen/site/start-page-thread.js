import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What a thread of a build begins with (`page-threads.ts`): as `start.js`, in plain JavaScript, so that all other modules are taken stripped of their types.
enableCompileCache({ directory: join(import.meta.dirname, '../../../node_modules/.cache/node'), portable: true });
await import('./pages/page-thread.ts');
