import { readCommandLine } from './command-line.ts';
import { commands } from './commands.ts';
import { errorText } from './error-text.ts';
import { placeOf, projectOf, asFromEngine } from '../run/project.ts';
import { PlacedFault } from '../base/findings/finding.ts';

/** Exit codes: 0 clean, 1 findings in the spec, 3 our own fault or a command that makes no sense. */
const findings = 1;
const ownFault = 3;

/**
 * Runs the command that these words ask for, in the current folder.
 * @returns the exit code
 */
export async function runCommandLine(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const line = readCommandLine(words, commands, environment);
  if ('refusal' in line) {
    console.error(line.refusal);
    return ownFault;
  }
  const { log, error: warn } = console;
  try {
    if (line.values.spec !== undefined) {
      const place = placeOf(projectOf(line.values));
      // Libraries print other values too.
      const placed = (said: unknown) => (typeof said === 'string' ? asFromEngine(place, said) : said);
      console.log = (...said: unknown[]) => log(...said.map(placed));
      console.error = (...said: unknown[]) => warn(...said.map(placed));
    }
    return await line.command.run(line.values, line.rest);
  } catch (error) {
    console.error(errorText(error));
    return error instanceof PlacedFault && error.isInSpec ? findings : ownFault;
  } finally {
    Object.assign(console, { log, error: warn });
  }
}

/** What a shell reports of a program that SIGPIPE ended (128 + 13). Node ignores that signal and meets EPIPE instead. */
export const brokenPipeCode = 141;

/** Ends the program when its output goes nowhere: quietly when its reader has left (`npm run build | head`), else with the reason (a full disk). */
export function exitOnBrokenPipe(...streams: readonly NodeJS.WriteStream[]): void {
  for (const stream of streams)
    stream.on('error', (error: NodeJS.ErrnoException) => {
      const isLeft = error.code === 'EPIPE';
      if (!isLeft) console.error(errorText(error));
      // eslint-disable-next-line unicorn/no-process-exit -- the rest of the run has no reader
      process.exit(isLeft ? brokenPipeCode : ownFault);
    });
}
