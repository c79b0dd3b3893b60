import { join, relative, sep } from 'node:path';
import { punctuationOf } from '../../../src/shared/locale.ts';
import { telephonesIn } from './telephones.ts';
import { isObject, objectsIn, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import { literalUnion } from '../../base/names.ts';
import { siteWords } from '../../model/locale/spec-locale.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';
import { generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import { emitBlockView, emitGalleryView, emitIslandComponents, emitIslandEntry } from './block-modules.ts';
import { emitBrowserFeatures, emitFeaturesOnUse } from './browser-features.ts';
import { emitIcons, emitSigns } from './icons.ts';
import { formerIdsByParameter } from '../../model/redirects/former-ids.ts';
import { absentShellViews, emitShellStyles } from './shell-styles.ts';
import { styleSources } from './style-sources.ts';
import { emitThemeCss } from './theme-css.ts';
import { emitTypes } from './types.ts';
import { withUsedBlocks } from './used-blocks.ts';

/**
 * Every module of `src/generated/` but the types, by file name: those that some program imports, no more. Pages and tables reach the renderer
 * as a value (docs/decisions/one-way-pipeline.md). The same site gives the same bytes.
 */
export function emitModules(project: Project, site: Site, schemas: Schemas): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, source: string, body: string) => files.set(name, module(source, body));
  const style = (name: string, source: string, body: string) => files.set(name, `/* ${notice(source)} */\n${body}\n`);
  add('browser-features.ts', 'spec/site.yaml, spec/navigation.yaml and spec/theme.yaml', emitBrowserFeatures(site));
  const onUse = emitFeaturesOnUse(site);
  if (onUse !== undefined) add('features-on-use.ts', 'spec/site.yaml and spec/navigation.yaml', onUse);
  add(
    'locale.ts',
    'spec/site.yaml',
    [
      "import type { SiteLocale, SiteWords } from './types.ts';",
      `/** How the site writes dates, numbers and amounts: for components, which browsers run too. */\n${constant('locale', `SiteLocale & { words: Required<Omit<SiteWords, ${literalUnion(hoursWords)}>> }`, localeOf(site))}\n\n/** The words of opening hours, which scripts do not hold. */\n${constant('hoursWords', `Required<Pick<SiteWords, ${literalUnion([...hoursWords, 'rangeTo'])}>>`, hoursWordsOf(site))}\n\n/** What its language puts around quotations and after labels. */\nexport const punctuation = ${JSON.stringify(punctuationOf({ language: String(valueAt(site.settings, ['locale', 'language'])) }))};`,
      `/** The map to which postal addresses lead, « … » in place of one. */\nexport const map: string | undefined = ${JSON.stringify(valueAt(site.settings, ['contact', 'map']))};`,
    ].join('\n\n'),
  );
  add(
    'telephones.ts',
    'every telephone number of the site',
    `/** By the text of a telephone number, the number as it is dialled from anywhere (\`+33199001212\`). */\n${constant('telephones', 'Readonly<Record<string, string>>', telephonesIn(site))}`,
  );
  add(
    'former-ids.ts',
    'formerIds of the rows that links name',
    `/** By parameter of an address, the id of now for each id that a row had before. */\n${constant(
      'formerIds',
      'Readonly<Record<string, Readonly<Record<string, string>>>>',
      formerIdsByParameter(site),
    )}`,
  );
  add(
    'form-names.ts',
    'spec/forms/',
    `/** The forms whose drafts the browser keeps: those on one line have none. */\nexport const formNames: readonly string[] = ${JSON.stringify(formsWithDraft(site))};\n\n/** A result of the calculator can go with one of them. */\nexport const takesCalculation: boolean = ${JSON.stringify(calculationPages(site).length > 0)};`,
  );
  // Apart from the names, which the script of every page holds.
  add(
    'calculation-pages.ts',
    'spec/forms/ and spec/pages/',
    `/** The addresses of the pages with a form that a result of the calculator can go with. */\nexport const calculationPages: readonly string[] = ${JSON.stringify(calculationPages(site))};`,
  );
  add('form-parts.ts', 'spec/forms/', emitFormParts(project, site));
  add('routes.ts', 'spec/routes.yaml and spec/redirects.yaml', emitRoutes(site));
  add('icons.ts', 'every icon that the spec names', emitIcons(site.usedIcons, schemas));
  add('signs.ts', 'the icons that the code draws', emitSigns());
  const used = withUsedBlocks(schemas, site);
  add('block-view.tsx', 'the blocks that pages use', emitBlockView(used));
  add('gallery-view.tsx', 'src/blocks/', emitGalleryView(schemas));
  const isApplication = (type: string) => used.applications.includes(type);
  const shared = viewsOf(
    project,
    site,
    [...used.blocks.keys()].filter((type) => !isApplication(type)),
  );
  style(
    'blocks.css',
    'the blocks that pages use',
    emitBlockStyles(
      used.styles.filter((type) => !isApplication(type)),
      shared,
    ),
  );
  style(
    'applications.css',
    'the applications that pages use',
    emitBlockStyles(
      used.styles.filter(isApplication),
      viewsOf(project, site, used.applications).filter((file) => !shared.includes(file)),
    ),
  );
  style('shell.css', 'spec/navigation.yaml and spec/site.yaml', emitShellStyles(site));
  style(
    'gallery.css',
    'the blocks that no page uses',
    emitBlockStyles(schemas.styles.filter((type) => !used.styles.includes(type))),
  );
  for (const island of schemas.islands)
    add(`islands/${island.name}.ts`, `src/blocks/${island.name}/`, emitIslandEntry(island));
  add('island-components.ts', 'src/blocks/*/*.island.{ts,tsx}', emitIslandComponents(schemas.islands));
  style('theme.css', 'spec/theme.yaml', emitThemeCss(site.theme));
  return files;
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

function constant(name: string, type: string, value: Json): string {
  return `export const ${name}: ${type} = ${JSON.stringify(value, undefined, 2)};`;
}

function formsWithDraft({ forms }: Pick<Site, 'forms'>): string[] {
  return Object.entries(forms).flatMap(([name, form]) => (isObject(form) && form.line !== undefined ? [] : [name]));
}

/** What the forms of a site have: scripts leave out the rest. */
function emitFormParts(project: Project, { forms }: Pick<Site, 'forms'>): string {
  const all = Object.values(forms);
  const fields = all.flatMap((form) =>
    objectsIn(valueAt(form, ['groups'])).flatMap((group) => objectsIn(group.fields)),
  );
  const has = (kind: string) => `: boolean = ${fields.some((field) => field.kind === kind)};`;
  const loader = (file: string, ...path: string[]) => {
    const from = relative(generatedFolder(project), join(project.engine, 'src/forms', file))
      .split(sep)
      .join('/');
    const load = all.some((form) => valueAt(form, path) !== undefined) ? `() => import('${from}')` : 'undefined';
    return `: (() => Promise<typeof import('#src/forms/${file}')>) | undefined = ${load};`;
  };
  return [
    `export const hasCards${has('cards')}`,
    `export const hasSlots${has('slot')}`,
    `/** Loads the card of an attached calculation. */\nexport const loadCalculationCard${loader('calculation-card.tsx', 'calculation')}`,
    `/** Loads the module that makes the calendar file of a confirmation. */\nexport const loadCalendarFile${loader('save-calendar-file.ts', 'confirmation', 'calendar')}`,
  ].join('\n');
}

const hoursWords = ['dayRange', 'timeRange', 'daily', 'closed', 'byAppointment'];

function hoursWordsOf({ settings: { locale } }: Pick<Site, 'settings'>): JsonObject {
  const words = Object.entries(siteWords(locale));
  return Object.fromEntries(words.filter(([name]) => [...hoursWords, 'rangeTo'].includes(name)));
}

/** The locale of a site, without the words of opening hours. */
function localeOf({ settings: { locale } }: Pick<Site, 'settings'>): JsonObject {
  const words = Object.entries(siteWords(locale)).filter(([name]) => !hoursWords.includes(name));
  return { ...(isObject(locale) && locale), words: Object.fromEntries(words) };
}

function calculationPages({ pages }: Pick<Site, 'pages'>): string[] {
  const takesIt = (block: Json) => isObject(block) && isObject(block.form) && block.form.calculation !== undefined;
  return pages.flatMap(({ path, blocks }) => (Array.isArray(blocks) && blocks.some(takesIt) ? [String(path)] : []));
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
