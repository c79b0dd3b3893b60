import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLoader } from '../../codegen/pipeline.ts';
import { generatedFolder } from '../../codegen/run/paths.ts';
import { placeOf, projectOf } from '../../codegen/run/project.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { withProject } from '../findings/project.ts';
import { testFolder } from '../run/test-folder.ts';

const engine = testFolder();
mkdirSync(join(engine, 'examples/library/spec/pages'), { recursive: true });

test('without an option the site is that of the folder where commands run', () => {
  expect(projectOf({}, engine)).toEqual({ root: engine, engine });
  expect(placeOf({ root: engine, engine })).toBe('');
  expect(generatedFolder({ root: engine, engine })).toBe(join(engine, 'src/generated'));
});

test.each(['examples/library/spec', 'examples/library/spec/', './examples/library/spec'])(
  '--spec %s is the site of that folder, which gets what is made of it',
  (spec) => {
    const project = projectOf({ spec }, engine);
    expect(project).toEqual({ root: join(engine, 'examples/library'), engine });
    expect(placeOf(project)).toBe('examples/library/');
    expect(generatedFolder(project)).toBe(join(engine, 'examples/library/generated'));
  },
);

test.each([
  ['examples/library', "ce dossier ne s'appelle pas « spec ». Vouliez-vous dire « --spec examples/library/spec » ?"],
  ['examples/library/spek', "ce dossier n'existe pas. Vouliez-vous dire « --spec examples/library/spec » ?"],
  [
    'elsewhere',
    "ce dossier n'existe pas. Indiquez le dossier « spec » du site, par exemple : --spec examples/mon-site/spec",
  ],
])('--spec %s is refused', (spec, refusal) =>
  expect(() => projectOf({ spec }, engine)).toThrow(`« --spec ${spec} » : ${refusal}`),
);

test('what is wrong with the spec of another site names its files from the folder where commands run', () => {
  withProject('schema-enum', (folder) => {
    const filesOf = (project: { root: string; engine?: string }) =>
      createLoader({ ...project, cache: new ParseCache() })
        .load()
        .findings.map(({ file }) => file);
    const files = filesOf({ root: folder });
    expect(files.length).toBeGreaterThan(0);
    cpSync(join(folder, 'spec'), join(folder, 'sites/library/spec'), { recursive: true });
    expect(filesOf({ root: join(folder, 'sites/library'), engine: folder })).toEqual(
      files.map((file) => `sites/library/${file}`),
    );
  });
});
