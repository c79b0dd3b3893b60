import { existsSync, statSync, cpSync, rmSync } from 'node:fs';
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

/**
 * A text about a site, for a reader in the engine's folder: paths of the site begin with its place, so that a terminal opens each with a
 * click, and commands to type name its spec.
 */
export function asFromEngine(place: string, text: string): string {
  if (place === '') return text;
  return text.replaceAll(pathInSite, (path) => place + path).replaceAll(command, `npm run $1 -- --spec ${place}spec`);
}

/** `spec/routes.yaml` or `dist/`, not in a line of a file that is shown (`> 12 | …`). Paths of the engine begin otherwise. */
const pathInSite = /(?<![\w/.-])(?<!^[> ] *\d+ \|.*)(?:spec|dist|dist-servers|\.builds)\//gmu;
const command =
  /\bnpm run (build|check|deploy|dev|diff|leads|preview|publish|remove|rename|where)\b(?: --(?= ))?(?!.*--spec)/gu;

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Where the emitted TypeScript lies: `src/generated/` for the engine's own site, beside the spec for another. */
export function generatedFolder({ root, engine }: Project): string {
  return join(root, root === engine ? 'src/generated' : 'generated');
}

/** Where contents that are dear to make are stored between runs (`Store`), of all sites of an engine. Safe to delete. */
export function diskCache({ engine }: Pick<Project, 'engine'> & Partial<Project>): string {
  return join(engine, 'node_modules/.cache/store');
}

/** Where the bundles of all sites are cached between builds, near the packages that the renderer imports. Safe to delete. */
export function bundlesFolder(engine: string): string {
  return join(engine, 'node_modules/.cache/bundles');
}

/** The parts of a site in its folder: the spec, and the files copied beside the pages. */
export const siteParts = ['spec', 'public'];

/** Makes a folder hold the site of another one, and leaves what else is there. */
export function copySite(from: string, to: string): void {
  for (const part of siteParts) {
    rmSync(join(to, part), { recursive: true, force: true });
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true });
  }
}
