/** What the command line gives a command, besides its name. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Runs and resolves to the exit code.
 * @param rest the words after the command's name
 */
export type Command = (options: Options, rest: readonly string[]) => number | Promise<number>;

/** A command, and what it takes on its line. Anything else is refused. */
export interface CommandEntry {
  readonly run: Command;
  /** Names of options, as `codegen/commands/command-line.ts` knows them. */
  readonly options?: readonly string[];
  /** Whether words may follow its name. */
  readonly operands?: boolean;
  /** What `--format` may be, where it is not `text` or `json`. */
  readonly formats?: readonly string[];
}

/** The exit code of a command that is asked what makes no sense, as for one that does not exist. */
export const wrongUse = 3;
