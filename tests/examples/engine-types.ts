import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What the compiler says of the views and the renderer, held against the types of another site, `folder/generated`. Empty when they fit. */
export function complaintsAbout(root: string, folder: string): string {
  const project = join(root, 'node_modules/.cache/engine-types', basename(folder));
  mkdirSync(project, { recursive: true });
  const config = {
    extends: join(root, 'src/tsconfig.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      noEmit: true,
      tsBuildInfoFile: null,
      rootDir: root,
      paths: { '#generated/*': [join(folder, 'generated/*')] },
    },
    include: [join(root, 'src')],
    exclude: ['generated', 'roi', 'shared'].map((name) => join(root, 'src', name)),
    references: [],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', project], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}
