import { join, relative, sep } from 'node:path';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';
import { generatedFolder, type Project, diskCache } from '../../run/project.ts';
import { emitBlockView, emitGalleryView, emitIslandComponents, emitIslandEntry } from './block-modules.ts';
import { emitIcons, emitSigns } from './icons.ts';
import { emitThemeCss } from './theme-css.ts';
import { emitTypes } from './types.ts';
import { valueModules, type Emitted } from './value-modules.ts';
import { valueAt, objectsIn } from '../../base/json.ts';
import { barWindows } from '../fonts/bar-width.ts';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { listFiles, writeIn } from '../publish/list-files.ts';

/**
 * Every module of `src/generated/` but the types, by file name: those that some program imports, no more. Pages and tables reach the renderer
 * as a value (docs/decisions/one-way-pipeline.md). The same site gives the same bytes.
 */
function emitModules(project: Project, site: Site, schemas: Schemas): Map<string, string> {
  const used = withUsedBlocks(schemas, site);
  const scripts: Readonly<Record<string, Emitted>> = {
    ...valueModules(site),
    'routes.ts': ['spec/routes.yaml and spec/redirects.yaml', emitRoutes(site)],
    'icons.ts': ['every icon that the spec names', emitIcons(site.usedIcons, schemas)],
    'signs.ts': ['the icons that the code draws', emitSigns()],
    'block-view.tsx': ['the blocks that pages use', emitBlockView(used)],
    'gallery-view.tsx': ['src/blocks/', emitGalleryView(schemas)],
    'island-components.ts': ['src/blocks/*/*.island.{ts,tsx}', emitIslandComponents(schemas.islands)],
  };
  const islands = schemas.islands.map(
    (island) => [`islands/${island.name}.ts`, module(`src/blocks/${island.name}/`, emitIslandEntry(island))] as const,
  );
  return new Map([
    ...Object.entries(scripts).map(([name, emitted]) => [name, module(...emitted)] as const),
    ...islands,
    ...Object.entries(styles(project, site, schemas, used)).map(
      ([name, [source, body]]) => [name, `/* ${notice(source)} */\n${body}\n`] as const,
    ),
  ]);
}

function styles(project: Project, site: Site, schemas: Schemas, used: Schemas): Readonly<Record<string, Emitted>> {
  const blocks = relative(generatedFolder(project), join(project.engine, 'src/blocks')).split(sep).join('/');
  const imports = (types: readonly string[]) => types.map((type) => `@import '#src/blocks/${type}/${type}.css';`);
  // Their own styles, and the class names of their views.
  const sheet = (types: readonly string[]) =>
    [
      ...imports(used.styles.filter((type) => types.includes(type))),
      ...types.map((type) => `@source '${blocks}/${type}';`),
    ].join('\n');
  const others = [...used.blocks.keys()].filter((type) => !used.applications.includes(type));
  const unused = schemas.styles.filter((type) => !used.styles.includes(type));
  return {
    'theme.css': ['spec/theme.yaml', emitThemeCss(site.theme)],
    'shell.css': ['spec/navigation.yaml and spec/site.yaml', emitShellStyles(site)],
    'blocks.css': ['the blocks that pages use', sheet(others)],
    'applications.css': ['the applications that pages use', sheet(used.applications)],
    'gallery.css': ['the blocks that no page uses', imports(unused).join('\n')],
  };
}

/** The module of the types, `types.ts`, which programs import and bundles do not hold. @param cache the folder of the store */
async function emitTypesModule(site: Site, schemas: Schemas, cache: string): Promise<string> {
  const sources = 'codegen/schema/, spec/schema/tables/ and src/blocks/*/*.schema.yaml';
  return module(sources, await emitTypes(schemas, site, cache));
}

function module(source: string, body: string): string {
  return `// ${notice(source)}\n\n${body.trimEnd()}\n`;
}

function notice(source: string): string {
  return `Generated from ${source} by "npm run codegen": do not edit, the next run replaces it.`;
}

/** The route table as a module, for programs that have no site at hand. */
function emitRoutes({ routes }: Pick<Site, 'routes'>): string {
  const lines = routes.map((route) => `  ${JSON.stringify(route)},`);
  return `import type { RouteObject } from 'react-router-dom';
import type { Route } from '#src/shared/route.ts';

/** Every address of the site, with its page or redirect. */
export const routes: readonly (RouteObject & Route)[] = [
${lines.join('\n')}
];`;
}

/** The styles of the optional parts of the shell that a site has. */
export function emitShellStyles(site: Pick<Site, 'settings' | 'navigation' | 'theme' | 'pictures'>): string {
  const { folded, twoRows } = barWindows(site);
  const hasMenu = valueAt(site.navigation, ['header', 'items']) !== undefined;
  return [
    ...(site.settings.chat === undefined ? [] : ["@import '#src/shell/chat.css';"]),
    ...(hasMenu
      ? [
          "@import '#src/shell/main-menu.css';",
          "@import '#src/shell/mobile-menu.css';",
          `@import '#src/shell/folded-menu.css' ${below(folded)};`,
        ]
      : []),
    ...(twoRows > folded
      ? [`@layer components {\n  .main-menu {\n    @media ${below(twoRows)} {\n      flex-basis: 100%;\n    }\n  }\n}`]
      : []),
  ].join('\n');
}

/** A condition that every supported browser reads: `(width < 80rem)` is lowered to `not (min-width: 80rem)`, which Chrome reads from 104 on. */
function below(px: number): string {
  return `(max-width: ${px / 16 - 0.01}rem)`;
}

const typesModule = 'types.ts';

/**
 * Makes the folder of emitted modules hold exactly those of a checked site. Equal files are not touched, so that
 * watchers and incremental compilers see only real changes.
 */
export async function writeModules(project: Project, site: Site, schemas: Schemas) {
  const folder = generatedFolder(project);
  const modules = emitModules(project, site, schemas);
  const names = new Set([...modules.keys(), typesModule]);
  mkdirSync(folder, { recursive: true });
  const removed = listFiles(folder).filter((name) => !names.has(name));
  for (const name of removed) rmSync(join(folder, name));
  const written = [...modules].filter(([name, text]) => writeChanged(folder, name, text)).map(([name]) => name);
  const types = await emitTypesModule(site, schemas, diskCache(project));
  if (writeChanged(folder, typesModule, types)) written.push(typesModule);
  return { count: names.size, written, removed };
}

/** Writes a file unless it has this content; `true` if it was written. */
function writeChanged(folder: string, name: string, text: string): boolean {
  const path = join(folder, name);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === Buffer.byteLength(text) && readFileSync(path, 'utf8') === text) return false;
  writeIn(folder, name, text);
  return true;
}

/** The blocks in use that decide the content of bundles. */
export interface UsedBlocks extends Pick<Schemas, 'islands' | 'applications'> {
  /** The blocks that pages show, by type. */
  blocks: ReadonlyMap<string, unknown>;
}

/** The schemas with the blocks that some page of the site shows: only these are in the build. */
export function withUsedBlocks(schemas: Schemas, { pages }: Site): Schemas {
  const used = new Set(pages.flatMap(({ blocks }) => objectsIn(blocks).map(({ type }) => String(type))));
  return {
    ...schemas,
    blocks: new Map([...schemas.blocks].filter(([type]) => used.has(type))),
    islands: schemas.islands.filter(({ name }) => used.has(name)),
    styles: schemas.styles.filter((type) => used.has(type)),
    applications: schemas.applications.filter((type) => used.has(type)),
  };
}
