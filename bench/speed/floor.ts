import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadRenderer } from '../../codegen/site/bundle/bundle.ts';
import { makeBundles } from '../../codegen/site/bundle/make-bundles.ts';
import { compressFiles } from '../../codegen/site/publish/compress.ts';
import type { LoadedSite } from './measure-speed.ts';

// The parts of a build that no program on this stack can leave out, alone in a process: Node, all YAML parsed, both bundles, every page through React,
// written with its compressed copies. `node floor.ts <project> <site>`: the site is read from JSON.
const [root = '', loaded = ''] = process.argv.slice(2);
for (const file of globSync(join(root, 'spec/**/*.yaml'))) parse(readFileSync(file, 'utf8'));
const { site, used } = JSON.parse(readFileSync(loaded, 'utf8')) as LoadedSite;
// Beside the packages, which the bundled renderer imports.
const folder = mkdtempSync(join(root, 'node_modules/.floor-'));
process.env.NODE_ENV = 'production';
await makeBundles({ root, engine: root }, { ...used, blocks: new Map(used.blocks) }, folder);
const renderer = await loadRenderer(folder);
const assets = { script: '/main.js', stylesheet: '/main.css', fonts: [], islands: [] };
const files = site.pages.map((page, place) => {
  writeFileSync(join(folder, `${place}.html`), renderer.renderPage(site, page, assets));
  return `${place}.html`;
});
await compressFiles(folder, files, 'quick');
rmSync(folder, { recursive: true, force: true });
