import { exitOnBrokenPipe } from './broken-pipe.ts';
import { runCommandLine } from './run-command-line.ts';

exitOnBrokenPipe(process.stdout, process.stderr);
process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
