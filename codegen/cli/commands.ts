import type { CommandEntry } from './command.ts';
import { projectOf } from '../run/project.ts';

/** The commands by name. Each loads its code when it is called. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  check: {
    run: async (options, rest) => (await import('./check-command.ts')).checkCommand(options, rest),
    options: ['release', 'delivery', 'at', 'date', 'format', 'output', 'all', 'spec'],
    formats: ['text', 'json', 'sarif', 'github', 'junit'],
  },
  codegen: {
    run: async (options) => (await import('./codegen-command.ts')).codegenCommand(projectOf(options)),
    options: ['spec'],
  },
  build: {
    run: async (options) =>
      (await import('./build-command.ts')).buildCommand(projectOf(options), {
        day: (await import('./command.ts')).dayOption(options['date']),
        force: options['force'] === true,
        pictures: options['no-pictures'] !== true,
        release: options.release === true,
        draftOk: options['draft-ok'] === true,
      }),
    options: ['date', 'draft-ok', 'force', 'no-pictures', 'release', 'spec'],
  },
  dates: {
    run: async (options) => (await import('./build-command.ts')).buildCommand(projectOf(options), { datePages: true }),
    options: ['spec'],
  },
  diff: {
    run: async (options, rest) => (await import('./diff-command.ts')).diffCommand(options, rest),
    options: ['since', 'strict', 'html', 'format', 'output', 'spec'],
    operands: true,
    formats: ['text', 'markdown', 'json'],
  },
  deploy: {
    run: async (options, rest) => (await import('./deploy-command.ts')).deployCommand(options, rest),
    options: ['keep', 'spec'],
    operands: true,
  },
  dev: {
    run: async (options) => (await import('./dev-command.ts')).devCommand(projectOf(options), options),
    options: ['port', 'host', 'date', 'spec'],
  },
  sources: {
    run: async (options) => (await import('./sources-command.ts')).sourcesCommand(projectOf(options)),
    options: ['spec'],
  },
  fonts: { run: async () => (await import('./fonts-command.ts')).fontsCommand(process.cwd()) },
  'language-server': {
    run: async () => (await import('./language-server-command.ts')).languageServerCommand(process.cwd()),
  },
  leads: {
    run: async (options) => (await import('./leads-command.ts')).leadsCommand(options),
    options: ['port', 'mail', 'spec'],
  },
  preview: {
    run: async (options) => (await import('./preview-command.ts')).previewCommand(projectOf(options).root, options),
    options: ['port', 'host', 'spec'],
  },
  remove: {
    run: async (options, rest) => (await import('./remove-command.ts')).removeCommand(options, rest),
    options: ['to', 'gone', 'yes', 'spec'],
    operands: true,
  },
  rename: {
    run: async (options, rest) => (await import('./rename-command.ts')).renameCommand(options, rest),
    options: ['yes', 'spec'],
    operands: true,
  },
  requirements: {
    run: async (options, rest) => (await import('./requirements-command.ts')).requirementsCommand(options, rest),
    options: ['format', 'output', 'spec'],
  },
  where: {
    run: async (options, rest) => (await import('./where-command.ts')).whereCommand(options, rest),
    options: ['format', 'output', 'spec'],
    operands: true,
  },
};
