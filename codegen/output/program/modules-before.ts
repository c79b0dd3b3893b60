import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** What a command loads before it knows whether there is something to do. */
const entries = ['main.ts', 'check-command.ts', 'build-command.ts'];

/** The modules that are loaded before a part of the program is: it takes them as they are, or what they remember would be there twice. */
export async function modulesBefore(engine: string): Promise<readonly string[]> {
  const bundle = await rolldown({
    input: entries.map((name) => join(engine, 'codegen/commands', name)),
    platform: 'node',
    tsconfig: false,
    treeshake: false,
    external: /^[^./]/,
    plugins: [
      {
        name: 'loaded-at-once',
        resolveId: (source, _, { kind }) => (kind === 'dynamic-import' ? { id: source, external: true } : undefined),
      },
    ],
  });
  await bundle.generate({ format: 'esm' });
  const files = await bundle.watchFiles;
  await bundle.close();
  return files;
}
