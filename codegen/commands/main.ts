import { readCommandLine } from './command-line.ts';
import { commands } from './commands.ts';
import { errorText } from './error-text.ts';
import { PlacedFault } from '../load/findings/placed-fault.ts';
import { exitOnBrokenPipe } from './broken-pipe.ts';

/** Exit codes: 0 clean, 1 findings in the spec, 3 our own fault or a command that makes no sense, 141 nobody reads any more. */
const findings = 1;
const ownFault = 3;

exitOnBrokenPipe(process.stdout, process.stderr);
const line = readCommandLine(process.argv.slice(2), commands, process.env);
if ('refusal' in line) {
  console.error(line.refusal);
  process.exitCode = ownFault;
} else {
  try {
    process.exitCode = await line.command.run(line.values, line.rest);
  } catch (error) {
    console.error(errorText(error));
    process.exitCode = error instanceof PlacedFault && error.isInSpec ? findings : ownFault;
  }
}
