import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, basename } from 'node:path';
import type { Spec } from '../edit/spec.ts';
import { loadRenderer } from '../../site/bundle/bundle.ts';
import { bundlesOf } from '../../site/bundle/bundle-cache.ts';
import type { Renderer } from '../../site/bundle/renderer.ts';
import { emitModules } from '../../site/emit/modules.ts';
import { withUsedBlocks } from '../../site/emit/used-blocks.ts';
import { writeModules } from '../../site/emit/write-modules.ts';
import { listFiles } from '../../site/publish/list-files.ts';
import { isUnbundled } from '../../cache/fingerprint.ts';
import { generatedFolder } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';
import { PageRenders } from './page-renders.ts';
import type { Site } from '../../model/site.ts';
import type { Load } from '../../pipeline.ts';

/** A program that renders a site, and a hash of each file that browsers get of it: styles, scripts, fonts. */
export interface Program {
  readonly renderer: Renderer;
  readonly renders: PageRenders;
  readonly client: ReadonlyMap<string, string>;
  /** Where these files lie. */
  readonly folder: string;
}

/** The site of a spec on a day, with where it lies. */
export interface Rendered {
  readonly project: Project;
  readonly spec: Spec;
  readonly site: Site;
  readonly pages: Load['pages'];
}

/** The programs of versions of a site: one and the same where nothing that is bundled differs, which is so for texts and figures. */
export class Programs {
  readonly #project: Project;
  readonly #made = new Map<string, Program>();

  /** @param project as whose modules those of all versions are compared */
  constructor(project: Project) {
    this.#project = project;
  }

  async of(one: Rendered): Promise<Program> {
    const key = JSON.stringify([...bundledModules(one, this.#project)]);
    const program = this.#made.get(key) ?? (await programOf(one));
    this.#made.set(key, program);
    return program;
  }
}

/** The modules that a bundle is made from, as they would be written in the folder of `project`. */
function bundledModules({ site, spec }: Rendered, project: Project): Map<string, string> {
  const folder = generatedFolder(project);
  const modules = emitModules(project, site, spec.schemas);
  return new Map([...modules].filter(([name]) => !isUnbundled(project, join(folder, name))));
}

async function programOf({ project, site, spec }: Rendered): Promise<Program> {
  // React chooses its production code by this variable.
  process.env.NODE_ENV = 'production';
  await writeModules(project, site, spec.schemas);
  const { folder } = await bundlesOf(project, withUsedBlocks(spec.schemas, site));
  const client = join(folder, 'client');
  const renderer = await loadRenderer(folder);
  return { renderer, renders: new PageRenders(renderer), client: await contentsOf(client), folder: client };
}

/** A hash of each file below a folder, by name; none where there is no such folder. */
async function contentsOf(folder: string): Promise<Map<string, string>> {
  if (!existsSync(folder)) return new Map();
  const files = listFiles(folder).filter((file) => !file.startsWith('.vite/'));
  return new Map(files.map((file) => [file, hash('sha256', readFileSync(join(folder, file)))]));
}

/** The stylesheets of a built client as one text that needs no other file: the fonts are written into it. */
export function inlinedStyles(client: string, files: readonly string[]): string {
  const sheets = files.filter((file) => file.endsWith('.css')).toSorted();
  const fonts = new Map(files.filter((file) => file.endsWith('.woff2')).map((file) => [basename(file), file]));
  const css = sheets.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  return css.replaceAll(/url\(["']?([^"')]+\.woff2)["']?\)/gu, (written, address: string) => {
    const file = fonts.get(basename(address));
    if (file === undefined) return written;
    return `url(data:font/woff2;base64,${readFileSync(join(client, file)).toString('base64')})`;
  });
}
