import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCommandLine } from '../../codegen/cli/command-line.ts';
import { commands } from '../../codegen/cli/commands.ts';

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
