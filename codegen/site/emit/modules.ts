import { join, relative, sep } from 'node:path';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';
import { generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import { emitBlockView, emitGalleryView, emitIslandComponents, emitIslandEntry } from './block-modules.ts';
import { emitIcons, emitSigns } from './icons.ts';
import { absentShellViews, emitShellStyles } from './shell-styles.ts';
import { styleSources } from './style-sources.ts';
import { emitThemeCss } from './theme-css.ts';
import { emitTypes } from './types.ts';
import { withUsedBlocks } from './used-blocks.ts';
import { emitValues, valueModules } from './value-modules.ts';

/**
 * Every module of `src/generated/` but the types, by file name: those that some program imports, no more. Pages and tables reach the renderer
 * as a value (docs/decisions/one-way-pipeline.md). The same site gives the same bytes.
 */
export function emitModules(project: Project, site: Site, schemas: Schemas): Map<string, string> {
  const used = withUsedBlocks(schemas, site);
  const scripts: Readonly<Record<string, Emitted>> = {
    'routes.ts': ['spec/routes.yaml and spec/redirects.yaml', emitRoutes(site)],
    'icons.ts': ['every icon that the spec names', emitIcons(site.usedIcons, schemas)],
    'signs.ts': ['the icons that the code draws', emitSigns()],
    'block-view.tsx': ['the blocks that pages use', emitBlockView(used)],
    'gallery-view.tsx': ['src/blocks/', emitGalleryView(schemas)],
    'island-components.ts': ['src/blocks/*/*.island.{ts,tsx}', emitIslandComponents(schemas.islands)],
  };
  const values = Object.entries(valueModules(site)).map(
    ([name, made]) => [name, module(made.source, emitValues(made))] as const,
  );
  const islands = schemas.islands.map(
    (island) => [`islands/${island.name}.ts`, module(`src/blocks/${island.name}/`, emitIslandEntry(island))] as const,
  );
  return new Map([
    ...values,
    ...Object.entries(scripts).map(([name, emitted]) => [name, module(...emitted)] as const),
    ...islands,
    ...Object.entries(styles(project, site, schemas, used)).map(
      ([name, [source, body]]) => [name, `/* ${notice(source)} */\n${body}\n`] as const,
    ),
  ]);
}

/** What a file is made of, and its text. */
type Emitted = readonly [source: string, body: string];

function styles(project: Project, site: Site, schemas: Schemas, used: Schemas): Readonly<Record<string, Emitted>> {
  const isApplication = (type: string) => used.applications.includes(type);
  const others = [...used.blocks.keys()].filter((type) => !isApplication(type));
  const shared = viewsOf(project, site, others);
  const own = viewsOf(project, site, used.applications).filter((file) => !shared.includes(file));
  const sheets = (types: readonly string[], wanted: boolean) => types.filter((type) => isApplication(type) === wanted);
  return {
    'theme.css': ['spec/theme.yaml', emitThemeCss(site.theme)],
    'shell.css': ['spec/navigation.yaml and spec/site.yaml', emitShellStyles(site)],
    'blocks.css': ['the blocks that pages use', emitBlockStyles(sheets(used.styles, false), shared)],
    'applications.css': ['the applications that pages use', emitBlockStyles(sheets(used.styles, true), own)],
    'gallery.css': [
      'the blocks that no page uses',
      emitBlockStyles(schemas.styles.filter((type) => !used.styles.includes(type))),
    ],
  };
}

/** The module of the types, `types.ts`, which programs import and bundles do not hold. @param cache the folder of the store */
export async function emitTypesModule(site: Site, schemas: Schemas, cache: string): Promise<string> {
  const sources = 'codegen/schema/, spec/schema/tables/ and src/blocks/*/*.schema.yaml';
  return module(sources, await emitTypes(schemas, site, cache));
}

function module(source: string, body: string): string {
  return `// ${notice(source)}\n\n${body.trimEnd()}\n`;
}

function notice(source: string): string {
  return `Generated from ${source} by "npm run codegen": do not edit, the next run replaces it.`;
}

/** The files whose class names the stylesheet needs, from the folder of the modules. */
function viewsOf(project: Project, site: Site, blocks: readonly string[]): string[] {
  const src = join(project.engine, 'src');
  return styleSources(src, blocks, absentShellViews(site)).map((file) =>
    relative(generatedFolder(project), join(src, file)).split(sep).join('/'),
  );
}

/**
 * The parts of the stylesheet from blocks: their own styles, and the class names of views.
 * @param types the blocks with a stylesheet of their own
 * @param views files of views, from the folder of the emitted modules
 */
function emitBlockStyles(types: readonly string[], views: readonly string[] = []): string {
  return [
    ...types.map((type) => `@import '#src/blocks/${type}/${type}.css';`),
    ...views.map((file) => `@source '${file}';`),
  ].join('\n');
}

/** The route table as a module, for programs that have no site at hand. */
function emitRoutes({ routes }: Pick<Site, 'routes'>): string {
  const lines = routes.map((route) => `  ${JSON.stringify(route)},`);
  return `import type { RouteObject } from 'react-router-dom';
import type { Route } from '#src/shared/route.ts';

/** Every address of the site, and what answers it. */
export const routes: readonly (RouteObject & Route)[] = [
${lines.join('\n')}
];`;
}
