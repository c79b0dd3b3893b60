import { chmodSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { deploy } from '../../codegen/site/deploy/deploy.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const folder = testFolder();

/** A command `ssh` that starts the login shell as a server does: bash then reads `.bashrc` before its command. */
function sshWith(bashrc: string): void {
  const remote = 'env -i SSH_CLIENT="127.0.0.1 1 22" SSH_CONNECTION="127.0.0.1 1 127.0.0.1 22" PATH=/usr/bin:/bin';
  writeBelow(folder, {
    'home/.bashrc': bashrc,
    'bin/ssh': `#!/bin/bash\nshift\nexec ${remote} HOME='${join(folder, 'home')}' bash -c "$1"\n`,
    'site/dist/index.html': '<h1>Site</h1>',
    'site/dist/assets/a.js': '1',
  });
  chmodSync(join(folder, 'bin/ssh'), 0o755);
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`);
}

const deployTo = (path: string) =>
  deploy({ root: join(folder, 'site'), target: { host: 'root@srv1', path }, keepDays: 30 });

test.each([
  ['says nothing', ''],
  ['greets in a line', 'echo Bienvenue sur srv1\n'],
  ['greets without ending its line', 'printf "Bienvenue "\n'],
  ['prints numbers', 'echo 12; echo files; echo retained; printf 7\n'],
  ['complains on the error output', 'echo "bash: warning: setlocale" >&2\n'],
])('a server whose shell %s at login gets the whole site', async (_, bashrc) => {
  sshWith(bashrc);
  const path = join(folder, `www-${bashrc.length}/www.example.fr`);
  expect(await deployTo(path)).toMatchObject({ files: 2, retained: 0 });
  expect(existsSync(join(path, 'index.html'))).toBe(true);
});

test('a server on which files are missing says how many have arrived', async () => {
  sshWith('');
  writeBelow(folder, { 'bin/tar': '#!/bin/sh\nexec /bin/tar --exclude=a.js "$@"\n' });
  chmodSync(join(folder, 'bin/tar'), 0o755);
  await expect(deployTo(join(folder, 'part/site'))).rejects.toThrow(
    "L'envoi vers root@srv1 s'est interrompu (fichiers arrivés : 1 sur 2). Relancez la commande.",
  );
  expect(existsSync(join(folder, 'part/site'))).toBe(false);
});
