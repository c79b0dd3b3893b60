import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskFault } from '../../codegen/cli/error-text.ts';
import { testFolder } from '../run/test-folder.ts';

const root = testFolder();

/** An error as Node throws it. */
const refusal = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: refused`), { code, ...(path !== undefined && { path: join(root, path) }) });

test.runIf(existsSync('/dev/full'))('a full disk is told, as the system says it', async () => {
  const error: unknown = await writeFile('/dev/full', 'x').catch((thrown: unknown) => thrown);
  expect(diskFault(error, root)).toMatch(/: le disque est plein\. Libérez de la place, puis relancez\.$/);
});

test('a name that is too long is told with its path, as the system says it', async () => {
  const name = 'a'.repeat(300);
  const error: unknown = await writeFile(join(root, name), 'x').catch((thrown: unknown) => thrown);
  expect(diskFault(error, root)).toBe(
    `${name} : ce nom est trop long pour le disque. Raccourcissez l'adresse de la page, ou placez le projet dans un dossier au chemin plus court.`,
  );
});

test.each([
  [
    'EACCES',
    "dist-servers : ce compte n'a pas le droit d'y écrire ou de le lire. Donnez-lui ce droit, ou relancez avec le compte à qui le dossier appartient.",
  ],
  [
    'EPERM',
    "dist-servers : ce compte n'a pas le droit d'y écrire ou de le lire. Donnez-lui ce droit, ou relancez avec le compte à qui le dossier appartient.",
  ],
  [
    'EROFS',
    "dist-servers : le disque est en lecture seule. Placez le projet sur un disque où l'on peut écrire, puis relancez.",
  ],
  [
    'EMFILE',
    "dist-servers : trop de fichiers sont ouverts en même temps. Fermez d'autres programmes, ou relevez la limite du système (ulimit -n), puis relancez.",
  ],
  ['EDQUOT', 'dist-servers : le disque est plein. Libérez de la place, puis relancez.'],
])('%s is told with its path and the remedy', (code, sentence) => {
  expect(diskFault(refusal(code, 'dist-servers'), root)).toBe(sentence);
});

test('a refusal is found among the causes of an error, and among those that a bundler gathers', () => {
  const full = `Dossier du projet (${root}) : le disque est plein. Libérez de la place, puis relancez.`;
  expect(diskFault(new Error('outer', { cause: refusal('ENOSPC') }), root)).toBe(full);
  expect(diskFault(Object.assign(new Error('Build failed'), { errors: [refusal('ENOSPC')] }), root)).toBe(full);
  expect(diskFault(new Error('Could not write: No space left on device (os error 28)'), root)).toBe(full);
});

test('any other error is none of the disk', () => {
  expect(diskFault(new Error('broken'), root)).toBeUndefined();
  expect(diskFault(refusal('ENOENT', 'dist'), root)).toBeUndefined();
  expect(diskFault('broken', root)).toBeUndefined();
});
