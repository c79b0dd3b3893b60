import { checkCommand } from './check-command.ts';
import type { Command } from './command.ts';

/** The commands by name. Those that need more than the spec load their code when they are called. */
export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  codegen: async () => (await import('./generate.ts')).generate(process.cwd()),
  build: async () => (await import('./build/build-command.ts')).buildCommand(process.cwd()),
  dates: async () => (await import('./build/build-command.ts')).buildCommand(process.cwd(), { datePages: true }),
  deploy: async (options, rest) => (await import('./deploy/deploy-command.ts')).deployCommand(options, rest),
  sources: async () => (await import('./figures/sources-command.ts')).sourcesCommand(process.cwd()),
  fonts: async () => (await import('./fonts/fonts-command.ts')).fontsCommand(process.cwd()),
  preview: async (options) => (await import('./preview/preview.ts')).previewCommand(process.cwd(), options),
  requirements: async (options, rest) =>
    (await import('./requirements/requirements-command.ts')).requirementsCommand(options, rest),
};
