import type { Command, CommandEntry } from './command.ts';

/** The commands by name. Each loads its code when it is called. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  check: entry(
    () => import('./check-command.ts'),
    ['release', 'delivery', 'at', 'date', 'format', 'output', 'all', 'spec'],
    { formats: ['text', 'json', 'github', 'gitlab'] },
  ),
  codegen: entry(() => import('./codegen-command.ts'), ['spec']),
  build: entry(() => import('./build-command.ts'), ['date', 'draft-ok', 'no-pictures', 'release', 'spec']),
  diff: entry(() => import('./diff-command.ts'), ['since', 'date', 'strict', 'format', 'output', 'spec'], {
    operands: true,
    formats: ['text', 'markdown', 'html', 'json'],
  }),
  deploy: entry(() => import('./deploy-command.ts'), ['draft-ok', 'keep', 'rollback', 'spec'], { operands: true }),
  dev: entry(() => import('./dev-command.ts'), ['port', 'host', 'date', 'spec']),
  fonts: entry(() => import('./fonts-command.ts')),
  'language-server': entry(() => import('./language-server-command.ts')),
  leads: entry(() => import('./leads-command.ts'), ['port', 'mail', 'spec']),
  preview: entry(() => import('./preview-command.ts'), ['port', 'host', 'spec']),
  publish: entry(() => import('./publish-command.ts'), ['yes', 'format', 'output', 'spec']),
  remove: entry(() => import('./remove-command.ts'), ['to', 'gone', 'yes', 'spec'], { operands: true }),
  rename: entry(() => import('./rename-command.ts'), ['yes', 'spec'], { operands: true }),
  where: entry(() => import('./where-command.ts'), ['format', 'output', 'spec'], { operands: true }),
};

function entry(
  load: () => Promise<{ run: Command }>,
  options: readonly string[] = [],
  more: Partial<CommandEntry> = {},
): CommandEntry {
  return { run: async (...line) => (await load()).run(...line), options, ...more };
}
