import { execPath } from 'node:process';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { freePort } from '../../built/servers/start-program.ts';
import { siteForms } from './site-forms.ts';

const program = join(import.meta.dirname, '../../../examples/receiver/main.ts');

/**
 * The receiver as its owner runs it: a process, with `receiver.yaml` and `forms.json` in a folder of its own.
 * @param mail where mails go: `{ folder }` or `{ smtp }`
 */
export async function receiverProcess(mail: object, forms: object = siteForms) {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const port = await freePort();
  const settings = {
    site: './forms.json',
    listen: { port },
    mail: { from: 'site@atelier.example', to: 'equipe@atelier.example', ...mail },
    limits: { requests: 1_000_000 },
  };
  writeFileSync(join(folder, 'forms.json'), JSON.stringify(forms));
  let process: ChildProcess | undefined;
  let output = '';
  return {
    folder,
    database: join(folder, 'data/demandes.sqlite'),
    url: `http://127.0.0.1:${port}`,
    /** Starts it and resolves once it takes requests. @param origins that may send, besides that of the site */
    start: async (origins: readonly string[] = []) => {
      writeFileSync(join(folder, 'receiver.yaml'), stringify({ ...settings, ...(origins.length > 0 && { origins }) }));
      const started = spawn(execPath, [program, '--config', 'receiver.yaml'], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      process = started;
      await new Promise<void>((resolve, reject) => {
        started.stdout.on('data', (text: Buffer) => {
          output += text;
          if (text.includes('récepteur prêt')) resolve();
        });
        started.once('exit', () => reject(new Error('The receiver has ended.')));
      });
    },
    output: () => output,
    /** Ends it as a power cut does. */
    kill: async () => {
      if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
      const ended = once(process, 'exit');
      process.kill('SIGKILL');
      await ended;
    },
    /** Ends it as systemd does; resolves to the exit code. */
    stop: async () => {
      if (process === undefined) return undefined;
      const ended = once(process, 'exit');
      process.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A client that writes the beginning of a request and keeps its connection. */
export async function slowClient(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
