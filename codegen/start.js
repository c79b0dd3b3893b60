import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../node_modules');
if (!existsSync(packages)) {
  console.error("Le projet n'est pas installé. Lancez « npm ci », puis recommencez.");
  process.exit(3);
}
// An older Node runs this file where it is started without npm, or where the install has not ended: the packages contain the Node that they need.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 4)) {
  const command = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? 'check';
  console.error(
    `Cette commande demande Node 24.4 ou plus récent ; celui-ci est Node ${process.versions.node}. Le projet contient le sien : lancez « npm run ${command} » et, s'il manque encore, « npm ci --ignore-scripts=false » avant.`,
  );
  process.exit(3);
}
// What `npm run …` starts. Plain JavaScript: for this file alone, Node would load its TypeScript compiler, a third of the time of an idle command.
// Node stores the other files without their types between runs; the folder is safe to delete. Not after a first build, which would store the
// bundler too, in a sixth of its time: later builds seldom load it.
const isFirstBuild = process.argv[2] === 'build' && !existsSync(join(packages, '.cache/bundles'));
if (!isFirstBuild) nodeModule.enableCompileCache({ directory: join(packages, '.cache/node'), portable: true });
const { exitOnBrokenPipe, runCommandLine } = await import('./cli/run-command-line.ts');
exitOnBrokenPipe(process.stdout, process.stderr);
process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
