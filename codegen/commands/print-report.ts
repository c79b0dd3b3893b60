import { writeFileSync } from 'node:fs';
import type { Options } from './command.ts';

/**
 * Prints what a command has found: as text, or as JSON for a machine with `--format json`. With `--output FILE` the JSON goes into
 * the file, and the text to the terminal: npm prints lines of its own before what a script prints.
 */
export function printReport({ format, output }: Options, report: unknown, text: string, isFault = false): void {
  const json = JSON.stringify(report, undefined, 2);
  if (typeof output === 'string') writeFileSync(output, `${json}\n`);
  if (format === 'json' && output === undefined) console.log(json);
  else if (isFault) console.error(text);
  else console.log(text);
}
