import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCommandLine } from '../../codegen/cli/command-line.ts';
import { commands } from '../../codegen/cli/commands.ts';
import { isNightly } from '../run/sample.ts';
import { emptiedFolder, testFolder, writeBelow } from '../run/test-folder.ts';

const root = join(import.meta.dirname, '../..');
const [github, gitlab] = ['.github/workflows/site.yaml', '.gitlab-ci.yml'];
const files = [github, gitlab, '.ci/run', '.ci/deploy'];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test("the workflow is one of GitHub's own language: keys, expressions, jobs that wait for others", async () => {
  // The package imports its schema without saying that it is JSON.
  registerHooks({
    resolve: (name, context, next) => {
      const found = next(name, context);
      return name.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
    },
  });
  const { parseWorkflow, NoOperationTraceWriter, convertWorkflowTemplate } = await import('@actions/workflow-parser');
  const faultsIn = async (content: string) => {
    const { context, value } = parseWorkflow({ name: github, content }, new NoOperationTraceWriter());
    if (value !== undefined) await convertWorkflowTemplate(context, value);
    return context.errors.getErrors().map(({ message }) => message);
  };
  expect(await faultsIn(read(github))).toEqual([]);
  expect(await faultsIn(read(github).replace('needs: check', 'needs: test'))).toHaveLength(1);
});

// To compile the schema takes longest: nightly.
if (isNightly)
  test("the pipeline has the shape of GitLab's schema", () => {
    const folder = testFolder();
    const faultsIn = (text: string) => {
      writeBelow(folder, { [gitlab]: text });
      const git = ['init --quiet', 'remote add origin https://gitlab.com/atelier/site.git'];
      for (const line of git) spawnSync('git', line.split(' '), { cwd: folder });
      const program = fileURLToPath(import.meta.resolve('gitlab-ci-local'));
      const { status, stderr } = spawnSync(process.execPath, [program, '--list'], { cwd: folder, encoding: 'utf8' });
      return { status, faults: stderr.match(/^\s*• .*\[#.*/gm) ?? [] };
    };
    expect(faultsIn(read(gitlab))).toEqual({ status: 0, faults: [] });
    expect(faultsIn(read(gitlab).replace('artifacts:', 'artifact:'))).toMatchObject({
      status: 1,
      faults: [expect.stringContaining('artifact')],
    });
  });

test.each(files)('%s names only commands, options, programs and variables that exist', (file) => {
  const text = read(file);
  if (file.startsWith('.ci/')) execFileSync('bash', ['-n', join(root, file)]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const [, name = '', line = ''] of text.matchAll(/^[^#\n]*npm run (?:--silent )?([\w-]+)(?: -- ([^&|\n]*))?/gm)) {
    expect(scripts).toHaveProperty([name]);
    if (scripts[name]?.includes('codegen/start.js') !== true) continue;
    const words = line.split(' ').filter((word) => word !== '' && !/^"?\$/.test(word));
    expect(readCommandLine([name, ...words], commands, {})).not.toHaveProperty('refusal');
  }
  for (const [, program = ''] of text.matchAll(/^\s*- (?:run: )?(\.ci\/\w+)$/gm))
    accessSync(join(root, program), constants.X_OK);
  for (const [name] of text.matchAll(/\bDEPLOY_[A-Z_]+\b/g)) expect(read('docs/servers.md')).toContain(`\`${name}\``);
});

const folder = emptiedFolder();
/** Runs the part of `.ci/deploy` that takes the secrets, then a command. */
const withSecrets = (environment: Record<string, string>, command: string) => {
  mkdirSync(join(folder, 'home'), { recursive: true });
  const script = readFileSync(join(root, '.ci/deploy'), 'utf8');
  const part = script.slice(script.indexOf('if [[ -n "${DEPLOY_KEY'), script.indexOf('# shellcheck disable'));
  const env = { PATH: process.env['PATH'] ?? '', HOME: join(folder, 'home'), ...environment };
  return execFileSync('bash', ['-euo', 'pipefail', '-c', `${part}\n${command}`], { env, encoding: 'utf8' });
};
const makeKey = () => {
  const file = join(folder, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'publication', '-f', file]);
  return { file, text: readFileSync(file, 'utf8') };
};

test.each<[string, (key: ReturnType<typeof makeKey>) => string]>([
  ['as it is', ({ text }) => text],
  ['without its last line end', ({ text }) => text.trimEnd()],
  ['pasted with CR LF', ({ text }) => text.replaceAll('\n', '\r\n')],
  ['in a file', ({ file }) => file],
])('the secrets of a server: the key is read %s', (_, secret) =>
  expect(withSecrets({ DEPLOY_KEY: secret(makeKey()) }, 'ssh-add -l')).toContain('publication (ED25519)'),
);

test('the secrets of a server: each known host is added once, from a value or a file, whatever its line ends', () => {
  const hosts = ['srv1 ssh-ed25519 AAAA', 'srv1 ssh-rsa BBBB', 'srv2 ssh-ed25519 CCCC'];
  const list = 'cat ~/.ssh/known_hosts';
  expect(withSecrets({ DEPLOY_KNOWN_HOSTS: `${hosts[0]}\r\n` }, list)).toBe(`${hosts[0]}\n`);
  const all = `${hosts.join('\n')}\n`;
  expect(withSecrets({ DEPLOY_KNOWN_HOSTS: all }, list)).toBe(all);
  writeFileSync(join(folder, 'hosts'), hosts.toReversed().join('\r\n'));
  expect(withSecrets({ DEPLOY_KNOWN_HOSTS: join(folder, 'hosts') }, list)).toBe(all);
});
