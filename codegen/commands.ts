import { checkCommand } from './check-command.ts';
import type { CommandEntry } from './command.ts';

/** The commands by name. Those that need more than the spec load their code when they are called. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  check: { run: checkCommand, options: ['release', 'date', 'format', 'output', 'all'] },
  codegen: { run: async () => (await import('./generate.ts')).generate(process.cwd()) },
  build: { run: async () => (await import('./build/build-command.ts')).buildCommand(process.cwd()) },
  dates: {
    run: async () => (await import('./build/build-command.ts')).buildCommand(process.cwd(), { datePages: true }),
  },
  deploy: {
    run: async (options, rest) => (await import('./deploy/deploy-command.ts')).deployCommand(options, rest),
    options: ['keep'],
    operands: true,
  },
  sources: { run: async () => (await import('./figures/sources-command.ts')).sourcesCommand(process.cwd()) },
  fonts: { run: async () => (await import('./fonts/fonts-command.ts')).fontsCommand(process.cwd()) },
  preview: {
    run: async (options) => (await import('./preview/preview.ts')).previewCommand(process.cwd(), options),
    options: ['port', 'host'],
  },
  requirements: {
    run: async (options, rest) =>
      (await import('./requirements/requirements-command.ts')).requirementsCommand(options, rest),
    options: ['format', 'output'],
  },
};
