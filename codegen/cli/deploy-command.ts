import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstOf } from '../base/french.ts';
import { compact } from '../owner/edit/words/subject.ts';
import { siteParts, projectOf } from '../run/project.ts';
import { listFiles } from '../site/publish/list-files.ts';
import type { Command } from './command.ts';
import { defaultKeepDays, deploy, rollBack, type Deployment } from '../site/deploy/deploy.ts';
import { currentBuildId, readManifest } from '../site/publish/publish.ts';
import { UserError } from '../run/user-error.ts';
import { parseTarget, type Target } from '../site/deploy/target.ts';

const usage = `Dites où mettre le site en ligne :
  npm run deploy -- /srv/www.example.fr                  un dossier de cette machine
  npm run deploy -- root@serveur:/srv/www.example.fr     un autre serveur, par ssh
  --keep 30    garde 30 jours les scripts et les styles des versions précédentes, pour les pages restées ouvertes
  --draft-ok   met en ligne une version où il reste à régler, en brouillon
  --rollback   remet en ligne la version d'avant`;

/** `npm run deploy -- <target> [--keep DAYS] [--draft-ok] [--rollback]`. Resolves to 0 once the site is online, 1 when it was given up. @throws a `UserError` for a wrong use */
export const run: Command = async (options, [text, ...others]) => {
  const target = text === undefined || others.length > 0 ? undefined : parseTarget(text);
  const keepDays = options.keep === undefined ? defaultKeepDays : Number(options.keep);
  if (target === undefined || !Number.isInteger(keepDays) || keepDays < 1 || keepDays > 3650)
    throw new UserError(
      text !== undefined && target === undefined
        ? `« ${[text, ...others].join(' ')} » n'est pas une destination : un chemin absolu d'au moins deux dossiers, en lettres sans accent, chiffres, points et tirets.\n${usage}`
        : usage,
    );
  try {
    const { root } = projectOf(options);
    if (options.rollback === true) {
      console.log(
        `La version d'avant est de nouveau en ligne : ${placeOf(target)} (version ${await rollBack(target)}).`,
      );
      return 0;
    }
    const draft = await draftOf(root);
    if (draft !== undefined && options['draft-ok'] !== true)
      throw new UserError(
        `${draft} Pour la mettre en ligne malgré cela, en brouillon : la même commande avec --draft-ok`,
      );
    console.log(report(target, await deploy({ root, target, keepDays }), keepDays));
    if (draft !== undefined) console.log(`C'est un brouillon (--draft-ok). ${draft}`);
    for (const note of buildNotes(root)) console.log(note);
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`${error.message}\nLe site en ligne n'a pas changé.`);
    return 1;
  }
};

/** Why the build in `dist` is a draft, in French; `undefined` for one that passed the release checks, and where there is no build. */
export async function draftOf(root: string): Promise<string | undefined> {
  const id = currentBuildId(root);
  const { compression, unsettled } = (id === null ? undefined : (await readManifest(root, id))?.purpose) ?? {};
  if (compression === 'quick')
    return 'Cette version a été construite pour un essai : rien ne dit que tout y est réglé, et ses pages pèsent environ 10 % de plus. « npm run build -- --release » construit celle de la mise en ligne.';
  return unsettled && `Cette version a été construite avec --draft-ok. ${unsettled}`;
}

/** When the build in `dist` was made, and which files of the site were changed since then. */
export function buildNotes(root: string): string[] {
  const id = currentBuildId(root);
  if (id === null) return [];
  // The id begins with the time in milliseconds.
  const built = Number.parseInt(id, 36);
  const changed = siteParts
    .filter((part) => existsSync(join(root, part)))
    .flatMap((part) => listFiles(join(root, part)).map((file) => `${part}/${file}`))
    .filter((file) => !file.startsWith('spec/ledgers/') && statSync(join(root, file)).mtimeMs > built);
  const time = new Date(built).toLocaleString('fr', { dateStyle: 'long', timeStyle: 'short' });
  const since = `Depuis, ${firstOf(changed, 3)} : ce qui a changé là n'est pas en ligne. Pour l'y mettre : npm run build -- --release, puis la même commande.`;
  return [`Cette version a été construite le ${time}.${changed.length === 0 ? '' : ` ${since}`}`];
}

function placeOf({ host, path }: Target): string {
  return host === undefined ? path : `${host}:${path}`;
}

function report(target: Target, { id, files, retained, movedFolder, serversChanged }: Deployment, keepDays: number) {
  return compact(
    `Le site est en ligne : ${placeOf(target)} (version ${id}, ${files} fichiers, ${retained} gardés ${keepDays} jours pour les pages ouvertes).`,
    movedFolder !== undefined && `L'ancien dossier a été mis de côté : ${movedFolder}`,
    serversChanged &&
      "La configuration des serveurs (dist-servers/) n'est pas celle de la dernière mise en ligne : mettez-la en place (docs/servers.md).",
  ).join('\n');
}
