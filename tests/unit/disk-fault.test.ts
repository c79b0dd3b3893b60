import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from 'node:net';
import { diskFault, errorText } from '../../codegen/cli/error-text.ts';
import { testFolder } from '../run/test-folder.ts';

const root = testFolder();

const refusal = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: refused`), { code, ...(path !== undefined && { path: join(root, path) }) });

test('a name that is too long is told with its path, as the system says it', async () => {
  const name = 'a'.repeat(300);
  const error: unknown = await writeFile(join(root, name), 'x').catch((thrown: unknown) => thrown);
  expect(diskFault(error, root)).toBe(
    `${name} : ce nom est trop long pour le disque. Raccourcissez l'adresse de la page, ou placez le projet dans un dossier au chemin plus court.`,
  );
});

const full = 'le disque est plein. Libérez de la place, puis relancez.';

test('what this account may not write is told with its path and the remedy', () =>
  expect(diskFault(refusal('EACCES', 'dist-servers'), root)).toBe(
    "dist-servers : ce compte n'a pas le droit d'y écrire ou de le lire. Donnez-lui ce droit, ou relancez avec le compte à qui le dossier appartient.",
  ));

test('a refusal is found among the causes of an error, and among those that a bundler gathers', () => {
  for (const error of [
    new Error('outer', { cause: refusal('ENOSPC') }),
    Object.assign(new Error('Build failed'), { errors: [refusal('ENOSPC')] }),
    new Error('Could not write: No space left on device (os error 28)'),
  ])
    expect(diskFault(error, root)).toBe(`Dossier du projet (${root}) : ${full}`);
});

test('any other error is none of the disk', () => {
  for (const error of [new Error('broken'), refusal('ENOENT', 'dist'), 'broken'])
    expect(diskFault(error, root)).toBeUndefined();
});

test.each(['192.0.2.1', 'nulle-part.invalid'])(
  'a server that cannot listen on %s says which addresses it can',
  async (host) => {
    const error: unknown = await new Promise((resolve) => createServer().listen(0, host).once('error', resolve));
    expect(errorText(error)).toBe(
      `« --host ${host} » n'est pas une adresse de cette machine. Écrivez --host 127.0.0.1, ou --host 0.0.0.0 pour être vu des autres machines.`,
    );
  },
);

test('a port of the system is told apart from a folder that cannot be written', () =>
  expect(errorText(Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' }))).toMatch(/1024/));
