import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDay } from '../model/index/days.ts';
import { asFromEngine, placeOf, projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Runs and resolves to the exit code.
 * @param rest the words after the command's name
 */
export type Command = (options: Options, rest: readonly string[]) => number | Promise<number>;

/** A command and its arguments. Others are refused. */
export interface CommandEntry {
  readonly run: Command;
  /** Names in `command-line.ts`. */
  readonly options?: readonly string[];
  /** Whether words may follow its name. */
  readonly operands?: boolean;
  /** What `--format` may be, where it is not `text` or `json`. */
  readonly formats?: readonly string[];
}

/**
 * The day of `--date`, as `YYYY-MM-DD`; nothing where it is not there.
 * @throws a `UserError` where it is none of the calendar
 */
export function dayOption(date: string | boolean | undefined): string | undefined {
  if (date === undefined) return undefined;
  const day = typeof date === 'string' ? isDay(date) : undefined;
  if (day === undefined)
    throw new UserError(`« --date ${String(date)} » n'est pas une date. Écrivez par exemple --date 2026-12-31.`);
  return day;
}

/**
 * The port of `--port`, from 0 to 65535; nothing where it is not there.
 * @throws a `UserError` where it is none
 */
export function portOption(port: string | boolean | undefined): number | undefined {
  if (port === undefined) return undefined;
  if (typeof port === 'string' && /^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new UserError(`« --port ${port} » n'est pas un port : indiquez un nombre entier de 0 à 65535.`);
}

/** Resolves on a signal to stop, Ctrl-C for instance. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/**
 * Prints a report: as text, or for a machine with `--format`. With `--output FILE` the machine format (JSON by
 * default) goes into the file, and the text to the terminal: npm prints lines of its own before the output of a script.
 * @param report a value, which is written as JSON, or the very text of another format
 */
export function printReport(options: Options, report: unknown, text: string, isFault = false): void {
  const { format, output } = options;
  const place = options.spec === undefined ? '' : placeOf(projectOf(options));
  const placed = (_: string, value: unknown) => (typeof value === 'string' ? asFromEngine(place, value) : value);
  const written = typeof report === 'string' ? asFromEngine(place, report) : `${JSON.stringify(report, placed, 2)}\n`;
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
