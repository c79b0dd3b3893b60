import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { didYouMean } from '../base/findings/nearest.ts';
import { UserError } from './user-error.ts';

/** The folders of a run (docs/decisions/sites.md). One and the same for the first site. */
export interface Project {
  /** The site's: it holds `spec/` and the ledgers, and everything that is made of them. */
  root: string;
  /** The engine's: `src/`, `codegen/`, the schemas of all sites, the installed packages. */
  engine: string;
}

/**
 * The folders that a command line means: this one, or with `--spec examples/x/spec` the site of that spec.
 * @throws a `UserError` where there is no such spec
 */
export function projectOf({ spec }: { spec?: string | boolean | undefined }, engine = process.cwd()): Project {
  if (spec === undefined) return { root: engine, engine };
  const folder = resolve(engine, String(spec));
  if (basename(folder) === 'spec' && isFolder(folder)) return { root: dirname(folder), engine };
  const meant = [join(folder, 'spec'), join(dirname(folder), 'spec')].find(isFolder);
  const what = isFolder(folder) ? "ce dossier ne s'appelle pas « spec »" : "ce dossier n'existe pas";
  const remedy =
    meant === undefined
      ? 'Indiquez le dossier « spec » du site, par exemple : --spec examples/mon-site/spec'
      : didYouMean(`--spec ${relative(engine, meant)}`);
  throw new UserError(`« --spec ${String(spec)} » : ${what}. ${remedy}`);
}

/** What stands before a path in the site's folder where it is printed: nothing for the engine's own site. */
export function placeOf({ root, engine }: Project): string {
  return root === engine ? '' : `${relative(engine, root).split(sep).join('/')}/`;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
