/** What the command line gives a command, besides its name. */
type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Runs and resolves to the exit code. */
export type Command = (options: Options) => number | Promise<number>;
