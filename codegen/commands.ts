import { checkCommand } from './check-command.ts';

/** What the command line gives a command, besides its name. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Runs and resolves to the exit code. */
export type Command = (options: Options) => number | Promise<number>;

/** The commands by name. Those that need more than the spec load their code when they are called. */
export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  codegen: async () => (await import('./generate.ts')).generate(process.cwd()),
  build: async () => (await import('./build/build-command.ts')).buildCommand(process.cwd()),
  dates: async () => (await import('./build/build-command.ts')).buildCommand(process.cwd(), { datePages: true }),
  fonts: async () => (await import('./fonts/fonts-command.ts')).fontsCommand(process.cwd()),
  preview: async (options) => (await import('./preview/preview.ts')).previewCommand(process.cwd(), options),
};
