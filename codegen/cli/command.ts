import { isDay } from '../model/index/days.ts';
import { UserError } from '../run/user-error.ts';

/** The options of a command line. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Runs and resolves to the exit code.
 * @param rest the words after the command's name
 */
export type Command = (options: Options, rest: readonly string[]) => number | Promise<number>;

/** A command, and what it takes on its line. Anything else is refused. */
export interface CommandEntry {
  readonly run: Command;
  /** Names of options, as `codegen/cli/command-line.ts` knows them. */
  readonly options?: readonly string[];
  /** Whether words may follow its name. */
  readonly operands?: boolean;
  /** What `--format` may be, where it is not `text` or `json`. */
  readonly formats?: readonly string[];
}

/** The exit code for wrong options or operands, as for an unknown command. */
export const wrongUse = 3;

/**
 * The day of `--date`, as `AAAA-MM-JJ`; nothing where it is not there.
 * @throws a `UserError` where it is none of the calendar
 */
export function dayOption(date: string | boolean | undefined): string | undefined {
  if (date === undefined) return undefined;
  const day = typeof date === 'string' ? isDay(date) : undefined;
  if (day === undefined)
    throw new UserError(`« --date ${String(date)} » n'est pas une date. Écrivez par exemple --date 2026-12-31.`);
  return day;
}

/** The port of `--port`, from 0 to 65535, or `fallback` without the option; null, with a message on the error output, for anything else. */
export function portOption<Fallback>(port: string | boolean | undefined, fallback: Fallback): number | Fallback | null {
  if (port === undefined) return fallback;
  if (typeof port === 'string' && /^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  console.error(`« --port ${port} » n'est pas un port : indiquez un nombre entier de 0 à 65535.`);
  return null;
}
