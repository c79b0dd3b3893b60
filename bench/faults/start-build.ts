import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a command of the project's copy, as `npm run` would; only its errors are shown. */
export function startBuild(copy: string): ChildProcess {
  return spawn(process.execPath, [join(copy, 'codegen/start.js'), 'build'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Resolves to the exit code, or to the signal that ended the process. */
export async function ending(child: ChildProcess): Promise<number | string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return code ?? signal ?? 'unknown';
}

const busyScript = `
  process.on('disconnect', () => process.exit());
  const slice = () => { for (let i = 0; i < 1e7; i += 1) Math.sqrt(i); setImmediate(slice); };
  slice();
`;

/** Keeps `count` processors busy until the returned function is called. */
export function makeLoad(count: number): () => void {
  const busy = Array.from({ length: count }, () =>
    // In slices, so that it notices when this process is gone and ends too.
    spawn(process.execPath, ['-e', busyScript], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  return () => {
    for (const child of busy) child.kill('SIGKILL');
  };
}
