import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before any other module is loaded: what Node makes of each is kept between runs. Safe to delete.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));
await import('./commands/main.ts');
