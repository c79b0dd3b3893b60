import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { distPath } from '../publish/publish.ts';
import { listFiles } from '../publish/list-files.ts';
import { UserError } from '../../run/user-error.ts';
import { serversFolder } from '../servers/server-files.ts';
import { discardScript, rollbackScript, switchScript, unpackScript } from './release-script.ts';
import { runShell, type Target } from './target.ts';

export interface Deployment {
  readonly id: string;
  /** Files sent, compressed copies included. */
  readonly files: number;
  /** Assets of earlier releases that stay for open pages, compressed copies included. */
  readonly retained: number;
  /** The new place of a folder that was at the path; absent when there was none. */
  readonly movedFolder?: string;
  /** Whether the configuration of the servers is not that of the last deployment. */
  readonly serversChanged: boolean;
}

/** The days during which a page opened before a deployment finds its scripts and styles, unless its owner sets another number. */
export const defaultKeepDays = 30;

/**
 * Puts `dist` online: sends it beside the release that is served, then makes the served path show it in one step.
 * @param options.keepDays how long assets of earlier releases stay, at least 1
 * @throws a `UserError`; the served release is then as it was
 */
export async function deploy({
  root,
  target,
  keepDays,
}: {
  root: string;
  target: Target;
  keepDays: number;
}): Promise<Deployment> {
  const dist = await realpath(distPath(root)).catch(() => {
    throw new UserError(
      "Rien à mettre en ligne : le dossier « dist » n'existe pas encore. Lancez d'abord : npm run build",
    );
  });
  const files = listFiles(dist);
  const release = { path: target.path, id: createReleaseId() };
  const place = target.host ?? 'cette machine';

  const archive = spawn('tar', ['-C', dist, '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // macOS would add files of its own.
    env: { ...process.env, COPYFILE_DISABLE: '1' },
  });
  let complaint = '';
  archive.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const archived = once(archive, 'close') as Promise<[number | null]>;
  const unpacked = await runShell(target, unpackScript(release), archive.stdout);
  if (unpacked.code === 20)
    throw new UserError(
      `« ${target.path} » existe déjà sur ${place} et n'est pas un site : donnez un autre dossier, ou videz celui-ci.`,
    );
  const [archiveCode] = await archived;
  const arrived = Number(/^files +(\d+)$/m.exec(unpacked.output)?.[1] ?? 0);
  if (archiveCode !== 0 || unpacked.code !== 0 || arrived !== files.length) {
    await runShell(target, discardScript(release));
    process.stderr.write(complaint);
    const cause =
      unpacked.code === 0 && complaint === ''
        ? `fichiers arrivés : ${arrived} sur ${files.length}`
        : 'la cause est dite au-dessus';
    throw new UserError(`L'envoi vers ${place} s'est interrompu (${cause}). Relancez la commande.`);
  }

  const ownAssets = files.filter((file) => file.startsWith('assets/'));
  const switched = await runShell(
    target,
    switchScript(release, { keepDays, ownAssets, serversHash: await hashServers(root) }),
  );
  refuseFailed(switched.code, place);
  const movedFolder = /^moved (.*)$/m.exec(switched.output)?.[1];
  return {
    id: release.id,
    files: files.length,
    retained: Number(/^retained (\d+)$/m.exec(switched.output)?.[1] ?? 0),
    ...(movedFolder !== undefined && { movedFolder }),
    serversChanged: /^servers changed$/m.test(switched.output),
  };
}

/**
 * Puts the release before online again, as it was.
 * @returns its name
 * @throws a `UserError`; the served release is then as it was
 */
export async function rollBack(target: Target): Promise<string> {
  const place = target.host ?? 'cette machine';
  const { code, output } = await runShell(target, rollbackScript(target.path));
  if (code === 22) throw new UserError(`Il n'y a pas de version d'avant pour « ${target.path} » sur ${place}.`);
  refuseFailed(code, place);
  return /^release (.*)$/m.exec(output)?.[1] ?? '';
}

function refuseFailed(code: number, place: string): void {
  if (code === 21)
    throw new UserError(
      `Une autre mise en ligne est en cours sur ${place}. Relancez la commande quand elle est finie.`,
    );
  if (code !== 0)
    throw new UserError(
      `Le site n'a pas pu être remplacé sur ${place} (la cause est dite au-dessus). Relancez la commande.`,
    );
}

/** Sorts by time, by which a rollback finds the release before; the end differs between two deployments of one millisecond. */
function createReleaseId(): string {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
  return `${time}-${randomBytes(2).toString('hex')}`;
}

async function hashServers(root: string): Promise<string> {
  const folder = serversFolder(root);
  const hash = createHash('sha256');
  for (const file of existsSync(folder) ? listFiles(folder) : [])
    hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex');
}
