import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { placeOf, type Project, copySite, siteParts } from '../../run/project.ts';
import { UserError } from '../../run/user-error.ts';
import { Git } from '../../run/git.ts';

/** A spec to compare, in a folder of its own: it may be read and rendered there without touching any other. */
export interface Version extends Disposable {
  readonly project: Project;
  /** Its name, in French: « la version du 14 novembre (main) ». */
  readonly name: string;
}

export function currentVersion(project: Project): Version {
  return { project, name: 'la version de travail', [Symbol.dispose]: () => undefined };
}

/**
 * The site as it was at a commit, branch or tag.
 * @param named its name, in French
 * @throws a `UserError` where git knows no such version, or it has no spec
 */
export function versionAt(project: Project, ref: string, named = `« ${ref} »`): Version {
  const git = new Git(project.root);
  const commit = git.commitOf(ref);
  if (commit === undefined)
    throw new UserError(
      `git ne connaît pas de version « ${ref} ». Écrivez une branche, une étiquette ou un commit : --since origin/main`,
    );
  const present = git.text(['ls-tree', '--name-only', commit, '--', ...siteParts]).split('\n');
  if (!present.includes('spec'))
    throw new UserError(
      `La version « ${ref} » n'a pas de dossier ${placeOf(project)}spec/ : il n'y a rien à comparer.`,
    );
  const folder = temporaryFolder();
  const prefix = git.text(['rev-parse', '--show-prefix']);
  const { status, stderr } = git.run(
    [
      '--work-tree',
      folder.path,
      'restore',
      '--source',
      commit,
      '--worktree',
      '--',
      ...present.map((part) => prefix + part),
    ],
    { env: { GIT_INDEX_FILE: join(folder.path, '.index') } },
  );
  if (status !== 0) {
    folder.remove();
    throw new UserError(`La version « ${ref} » ne peut pas être relue : ${stderr}`);
  }
  const day = git.text(['show', '-s', '--format=%cs', commit]);
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  const name = `${named} (${date}, ${commit.slice(0, 8)})`;
  const root = join(folder.path, prefix);
  return { project: { root, engine: project.engine }, name, [Symbol.dispose]: () => folder.remove() };
}

/**
 * The site in a folder, or whose folder `spec` is named.
 * @throws a `UserError` where there is none
 */
export function versionIn(engine: string, named: string): Version {
  const folder = resolve(engine, named);
  const site = basename(folder) === 'spec' ? dirname(folder) : folder;
  if (!existsSync(join(site, 'spec')))
    throw new UserError(`« ${named} » n'est pas un dossier qui a un dossier « spec ». Écrivez celui du site.`);
  const copy = temporaryFolder();
  copySite(site, copy.path);
  return { project: { root: copy.path, engine }, name: `« ${named} »`, [Symbol.dispose]: () => copy.remove() };
}

const temporaryFolder = () => mkdtempDisposableSync(join(tmpdir(), 'spec-'));
