/** What the command line gives a command, besides its name. */
type Options = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Runs and resolves to the exit code.
 * @param rest the words after the command's name
 */
export type Command = (options: Options, rest: readonly string[]) => number | Promise<number>;
