import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../node_modules');
// An older Node runs this file where the project is not installed: its packages contain the Node that it needs.
if (nodeModule.enableCompileCache === undefined || !existsSync(packages)) {
  console.error("Le projet n'est pas installé, ou ne l'est qu'en partie. Lancez « npm ci », puis recommencez.");
  process.exit(3);
}
// What `npm run …` starts. Plain JavaScript: Node would load its TypeScript compiler for this file alone, a third of the time that a command takes
// which has nothing to do. What Node makes of all others is kept between runs, stripped of their types. Safe to delete.
nodeModule.enableCompileCache({ directory: join(packages, '.cache/node'), portable: true });
const { exitOnBrokenPipe, runCommandLine } = await import('./cli/run-command-line.ts');
exitOnBrokenPipe(process.stdout, process.stderr);
process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
