import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCommandLine } from '../../codegen/cli/command-line.ts';
import { commands } from '../../codegen/cli/commands.ts';
import { emptiedFolder } from '../run/test-folder.ts';

const root = join(import.meta.dirname, '../..');
const files = ['.github/workflows/site.yaml', '.gitlab-ci.yml', '.ci/run', '.ci/publish'];

test.each(files)('%s parses, and names only commands that exist, with their options', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('l')) expect(parse(text)).toBeTypeOf('object');
  else execFileSync('bash', ['-n', join(root, file)]);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  for (const [, name = '', line = ''] of text.matchAll(/^[^#\n]*npm run (?:--silent )?([\w-]+)(?: -- ([^&|\n]*))?/gm)) {
    expect(scripts).toHaveProperty([name]);
    const words = line.split(' ').filter((word) => word !== '' && !word.startsWith('$'));
    expect(readCommandLine([name, ...words], commands, {})).not.toHaveProperty('refusal');
  }
});

describe('the secrets of a server', () => {
  const folder = emptiedFolder();
  /** Runs the part of `.ci/publish` that takes the secrets, then a command. */
  const withSecrets = (environment: Record<string, string>, command: string) => {
    mkdirSync(join(folder, 'home'), { recursive: true });
    const script = readFileSync(join(root, '.ci/publish'), 'utf8');
    const part = script.slice(script.indexOf('if [[ -n "${DEPLOY_KEY'), script.indexOf('if [[ -n "${PUSH_TOKEN'));
    const env = { PATH: process.env['PATH'] ?? '', HOME: join(folder, 'home'), ...environment };
    return execFileSync('bash', ['-euo', 'pipefail', '-c', `${part}\n${command}`], { env, encoding: 'utf8' });
  };
  const makeKey = () => {
    const file = join(folder, 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'publication', '-f', file]);
    return { file, text: readFileSync(file, 'utf8') };
  };

  test.each([
    ['as it is', ({ text }: ReturnType<typeof makeKey>) => text],
    ['without its last line end', ({ text }: ReturnType<typeof makeKey>) => text.trimEnd()],
    ['pasted with CR LF', ({ text }: ReturnType<typeof makeKey>) => text.replaceAll('\n', '\r\n')],
    ['in a file', ({ file }: ReturnType<typeof makeKey>) => file],
  ])('the key is read %s', (_, secret) =>
    expect(withSecrets({ DEPLOY_KEY: secret(makeKey()) }, 'ssh-add -l')).toContain('publication (ED25519)'),
  );

  test('each known host is added once, from a value or a file, whatever its line ends', () => {
    const hosts = ['srv1 ssh-ed25519 AAAA', 'srv1 ssh-rsa BBBB', 'srv2 ssh-ed25519 CCCC'];
    const read = 'cat ~/.ssh/known_hosts';
    expect(withSecrets({ DEPLOY_KNOWN_HOSTS: `${hosts[0]}\r\n` }, read)).toBe(`${hosts[0]}\n`);
    const all = `${hosts.join('\n')}\n`;
    expect(withSecrets({ DEPLOY_KNOWN_HOSTS: all }, read)).toBe(all);
    writeFileSync(join(folder, 'hosts'), hosts.toReversed().join('\r\n'));
    expect(withSecrets({ DEPLOY_KNOWN_HOSTS: join(folder, 'hosts') }, read)).toBe(all);
  });
});
