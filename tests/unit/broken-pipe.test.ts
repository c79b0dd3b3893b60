import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenPipeCode } from '../../codegen/commands/broken-pipe.ts';
import { root } from '../findings/project.ts';

test('a command whose reader has left ends without a word, as SIGPIPE would have ended it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  try {
    for (const name of ['spec', 'codegen/schema', 'src/blocks'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    const command = [join(root, 'codegen/start.js'), 'check', '--release'];
    const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    const said: unknown[] = [];
    child.stderr.on('data', (data) => said.push(String(data)));
    const [code] = (await once(child, 'close')) as [number];
    expect({ code, said }).toEqual({ code: brokenPipeCode, said: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
