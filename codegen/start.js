import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What `npm run …` starts. Plain JavaScript: Node would load its TypeScript compiler for this file alone, a third of the time that a command takes
// which has nothing to do. What Node makes of all others is kept between runs, stripped of their types. Safe to delete.
enableCompileCache({ directory: join(import.meta.dirname, '../node_modules/.cache/node'), portable: true });
const { exitOnBrokenPipe, runCommandLine } = await import('./cli/run-command-line.ts');
exitOnBrokenPipe(process.stdout, process.stderr);
process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
