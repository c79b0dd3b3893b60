import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenPipeCode } from '../../codegen/cli/broken-pipe.ts';
import { duringProject, root } from '../findings/project.ts';

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
