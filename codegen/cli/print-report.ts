import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../run/user-error.ts';
import type { Options } from './command.ts';

/**
 * Prints a report: as text, or for a machine with `--format`. With `--output FILE` the machine format (JSON by
 * default) goes into the file, and the text to the terminal: npm prints lines of its own before the output of a script.
 * @param report a value, which is written as JSON, or the very text of another format
 */
export function printReport({ format, output }: Options, report: unknown, text: string, isFault = false): void {
  const written = typeof report === 'string' ? report : `${JSON.stringify(report, undefined, 2)}\n`;
  if (typeof output === 'string') writeOutput(output, written);
  const isText = format === undefined || format === 'text' || typeof output === 'string';
  if (!isText) process.stdout.write(written);
  else if (isFault) console.error(text);
  else console.log(text);
}

/** @throws a `UserError` where there is no folder for the file */
function writeOutput(file: string, text: string): void {
  const folder = dirname(file);
  if (!existsSync(folder))
    throw new UserError(
      `« --output ${file} » : le dossier « ${folder} » n'existe pas. Créez-le, ou nommez un autre fichier.`,
    );
  if (existsSync(file) && statSync(file).isDirectory())
    throw new UserError(
      `« --output ${file} » est un dossier. Nommez un fichier : --output ${file.replace(/\/+$/, '')}/rapport.json`,
    );
  writeFileSync(file, text);
}
