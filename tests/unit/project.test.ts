import { closeSync, cpSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLoader } from '../../codegen/pipeline.ts';
import { asFromEngine, generatedFolder, placeOf, projectOf } from '../../codegen/run/project.ts';
import { withProject, duringProject, root } from '../findings/project.ts';
import { testFolder } from '../run/test-folder.ts';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readCommandLine } from '../../codegen/cli/command-line.ts';
import type { CommandEntry } from '../../codegen/cli/command.ts';
import type { BuildReport } from '../../codegen/site/build.ts';
import { formatBuild } from '../../codegen/cli/build-command.ts';
import { brokenPipeCode } from '../../codegen/cli/run-command-line.ts';

const engine = testFolder();
mkdirSync(join(engine, 'examples/library/spec/pages'), { recursive: true });

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
  ['Corrigez spec/routes.yaml (spec/site.yaml:3).', 'Corrigez x/spec/routes.yaml (x/spec/site.yaml:3).'],
  [
    'Le site est dans dist/ et codegen/spec/, x/spec/ ou public/.',
    'Le site est dans x/dist/ et codegen/spec/, x/spec/ ou public/.',
  ],
  ['> 12 | # voir spec/roi.yaml', '> 12 | # voir spec/roi.yaml'],
  [
    '« npm run check -- --all », puis npm run build.',
    '« npm run check -- --spec x/spec --all », puis npm run build -- --spec x/spec.',
  ],
  ['npm run check -- --at http://localhost --spec y/spec', 'npm run check -- --at http://localhost --spec y/spec'],
  ['Lancez « npm run fonts » ou « npm ci ».', 'Lancez « npm run fonts » ou « npm ci ».'],
])('« %s » is said of a site in another folder as « %s »', (text, said) => {
  expect(asFromEngine('x/', text)).toBe(said);
  expect(asFromEngine('', text)).toBe(text);
});

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

test('what is wrong with the spec of another site names each of its files from the folder where commands run, in its texts too', () =>
  withProject('schema/href link-many', (folder) => {
    const told = (project: { root: string; engine?: string }) =>
      createLoader(project)
        .load()
        .findings.map(({ file, message, remedy, others }) => ({ file, message, remedy, others }));
    const own = told({ root: folder });
    expect(JSON.stringify(own).match(/spec\//g)).toHaveLength(4);
    cpSync(join(folder, 'spec'), join(folder, 'sites/library/spec'), { recursive: true });
    const another = told({ root: join(folder, 'sites/library'), engine: folder });
    expect(JSON.stringify(another)).toBe(JSON.stringify(own).replaceAll('spec/', 'sites/library/spec/'));
  }));

const run = () => 0;
const commands: Readonly<Record<string, CommandEntry>> = {
  check: { run, options: ['release', 'format', 'date'] },
  build: { run },
  deploy: { run, options: ['keep'], operands: true },
  remove: { run, options: ['yes'], operands: true },
};
const read = (line: string, environment = {}) => readCommandLine(line.split(' '), commands, environment);

test.each([
  ['chek', 'Commande inconnue. Vouliez-vous dire « check » ?'],
  ['', 'Commande inconnue. Commandes : check, build, deploy, remove.'],
  ['constructor', 'Commande inconnue. Commandes : check, build, deploy, remove.'],
  ['check --relaese', "La commande « check » n'a pas d'option « --relaese ». Vouliez-vous dire « --release » ?"],
  ['check --keep 3', "La commande « check » n'a pas d'option « --keep ». Options : --release, --format, --date."],
  ['build --format json', "La commande « build » n'a pas d'option « --format »."],
  ['build dist', '« dist » est en trop : la commande « build » ne prend que des options.'],
  ['check --format sarif', "« --format sarif » n'existe pas. Formes possibles : --format text, --format json."],
  ['check --format JSON', "« --format JSON » n'existe pas. Formes possibles : --format text, --format json."],
  ['check --format', '« --format » attend une valeur. Formes possibles : --format text, --format json.'],
  ['check --date', '« --date » attend une valeur : --date 2026-12-31'],
  ['check --release=oui', "« --release » s'écrit seul, sans « =oui »."],
])('refuses what it would have to ignore: « %s »', (line, refusal) => expect(read(line)).toEqual({ refusal }));

test('refuses what it would have to ignore: an option that npm kept for itself', () =>
  expect(read('check', { npm_config_release: 'true' })).toEqual({
    refusal: 'npm a gardé « --release » pour lui. Séparez les options par « -- » : npm run check -- --release',
  }));

test('refuses what it would have to ignore: not what is only a setting of npm', () => {
  expect(read('check', { npm_config_release: '' })).toHaveProperty('command');
  expect(read('remove', { npm_config_yes: 'true' })).toHaveProperty('command');
});

const quiet = { pages: [], publication: { unchanged: true }, over: [] } as unknown as BuildReport;
const note = 'À noter : spec/tables/events.yaml:3:5 events/atelier/date : « 1er décembre 2026 » est passé.';

test('a build ends with the notes on what is over, as a check does', () => {
  expect(formatBuild(quiet, 0)).not.toContain('À noter');
  expect(formatBuild({ ...quiet, over: [note] }, 0)).toBe(`${formatBuild(quiet, 0)}\n\n${note}`);
});

test('a command whose reader has left ends without a word, as SIGPIPE would have ended it', () =>
  duringProject(async (folder) => {
    const child = spawn(process.execPath, [join(root, 'codegen/start.js'), 'check'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const said: unknown[] = [];
    child.stderr.on('data', (data) => said.push(String(data)));
    const [code] = (await once(child, 'close')) as [number];
    expect({ code, said }).toEqual({ code: brokenPipeCode, said: [] });
  }));

// A device of Linux.
test.skipIf(!existsSync('/dev/full'))('a command whose output finds a full disk says so', () =>
  withProject(undefined, (folder) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'codegen/start.js'), 'check'], {
      cwd: folder,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^Dossier du projet .* le disque est plein\./)]);
  }),
);
