import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../scratch-folder.ts';
import { timeFirstPage } from './first-page.ts';
import { timeNode, timeProgram, type Sample } from './time-command.ts';

/** Another generator with the same pages: it puts the body of each into a layout. Its own parsing of texts is left out, in its favour. */
export interface Peer {
  readonly name: string;
  /** Builds all of it from nothing. @throws where a page is not the one that it was given */
  readonly build: () => Promise<Sample>;
  /** From the start of its development server until its first page. */
  readonly serve?: () => Promise<Sample>;
  readonly remove: () => Promise<void>;
}

/** A page as peers are given it. */
interface Page {
  /** `services/ollama`, empty for the home page. */
  readonly path: string;
  readonly head: string;
  readonly body: string;
}

/** The generators of npm to measure beside, each the folder in whose `node_modules` it is. */
export interface Peers {
  astro?: string;
  eleventy?: string;
}

/**
 * Hugo where it is installed, and the generators of npm, each with the pages of a finished build.
 * @param dist the folder of the build
 */
export async function peersOf(dist: string, { astro, eleventy }: Peers): Promise<readonly Peer[]> {
  const pages = await pagesOf(dist);
  return [
    ...(hasHugo() ? [await hugoSite(pages)] : []),
    ...(eleventy === undefined ? [] : [await eleventySite(pages, eleventy)]),
    ...(astro === undefined ? [] : [await astroSite(pages, astro)]),
  ];
}

/**
 * Installs a package into a folder of its own.
 * @param spec `astro@7.3.5`
 * @returns the folder; the caller removes it
 */
export async function installPackage(spec: string): Promise<string> {
  const folder = await scratchFolder('bench-peer');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', spec], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

function hasHugo(): boolean {
  try {
    execFileSync('hugo', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function pagesOf(dist: string): Promise<Page[]> {
  const names = await readdir(dist, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(dist, file), 'utf8');
      const inside = (tag: string) => new RegExp(`<${tag}[^>]*>([^]*)</${tag}>`).exec(html)?.[1] ?? '';
      return { path: file.replace(/(?:^|\/)index\.html$|\.html$/, ''), head: inside('head'), body: inside('body') };
    }),
  );
}

async function hugoSite(pages: readonly Page[]): Promise<Peer> {
  const folder = await scratchFolder('bench-hugo');
  const write = writer(folder);
  await write(
    'config.toml',
    'baseURL = "https://www.example.fr/"\ndisableKinds = ["section", "taxonomy", "term", "RSS", "sitemap"]\n',
  );
  const layout =
    '<!doctype html><html lang="fr"><head>{{ .Params.head | safeHTML }}</head><body>{{ .Content }}</body></html>';
  for (const name of ['index', '_default/single', '_default/list']) await write(`layouts/${name}.html`, layout);
  for (const { path, head, body } of pages)
    await write(`content/${path === '' ? '_index' : path}.html`, `${JSON.stringify({ head })}\n${body}`);
  return {
    name: 'Hugo',
    build: async () => {
      await forget(folder, ['public', 'resources']);
      const sample = await timeProgram(folder, 'hugo', ['--quiet']);
      await compare(join(folder, 'public'), pages);
      return sample;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function eleventySite(pages: readonly Page[], installed: string): Promise<Peer> {
  const folder = await scratchFolder('bench-eleventy');
  await symlink(join(installed, 'node_modules'), join(folder, 'node_modules'));
  const write = writer(folder);
  await write('package.json', JSON.stringify({ private: true, type: 'module' }));
  await write(
    'content/_includes/page.11ty.js',
    'export const render = ({ head, content }) =>\n  `<!doctype html><html lang="fr"><head>${head}</head><body>${content}</body></html>`;\n',
  );
  await write('pages.json', JSON.stringify(pages));
  await write(
    'content/pages.11ty.js',
    `import { readFileSync } from 'node:fs';
const pages = JSON.parse(readFileSync('pages.json', 'utf8'));
export const data = {
  layout: 'page.11ty.js',
  pagination: { data: 'all', size: 1, alias: 'one' },
  all: pages,
  eleventyComputed: { head: ({ one }) => one.head, permalink: ({ one }) => (one.path === '' ? '/index.html' : '/' + one.path + '.html') },
};
export const render = ({ one }) => one.body;
`,
  );
  const command = join(folder, 'node_modules/@11ty/eleventy/cmd.cjs');
  return {
    name: 'Eleventy',
    serve: () => timeFirstPage(folder, [command, '--input=content', '--quiet', '--serve', '--port=5374'], 5374),
    build: async () => {
      await forget(folder, ['_site']);
      const sample = await timeNode(folder, [command, '--input=content', '--quiet']);
      await compare(join(folder, '_site'), pages);
      return sample;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function astroSite(pages: readonly Page[], installed: string): Promise<Peer> {
  const folder = await scratchFolder('bench-astro-site');
  await symlink(join(installed, 'node_modules'), join(folder, 'node_modules'));
  const write = writer(folder);
  await write('package.json', JSON.stringify({ private: true, type: 'module' }));
  await write('astro.config.mjs', 'export default { telemetry: false };\n');
  for (const [index, page] of pages.entries()) await write(`content/${index}.json`, JSON.stringify(page));
  await write(
    'src/pages/[...path].astro',
    `---
import { readdirSync, readFileSync } from 'node:fs';
export function getStaticPaths() {
  return readdirSync('content').map((name) => {
    const { path, ...props } = JSON.parse(readFileSync('content/' + name, 'utf8'));
    return { params: { path: path === '' ? undefined : path }, props };
  });
}
const { head, body } = Astro.props;
---
<!doctype html><html lang="fr"><head><Fragment set:html={head} /></head><body><Fragment set:html={body} /></body></html>
`,
  );
  return {
    name: 'Astro',
    build: async () => {
      await forget(folder, ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']);
      const sample = await timeNode(folder, [join(folder, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent']);
      await compare(join(folder, 'dist'), pages);
      return sample;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function writer(folder: string): (name: string, text: string) => Promise<void> {
  return async (name, text) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
}

/** What it built is what it was given: the same pages with the same HTML. */
async function compare(built: string, pages: readonly Page[]): Promise<void> {
  for (const { path, head, body } of pages) {
    const files = [join(built, path, 'index.html'), join(built, `${path}.html`)];
    const html = await readFile(files.find((file) => existsSync(file)) ?? join(built, path), 'utf8');
    if (!html.includes(head.trim()) || !html.includes(body.trim()))
      throw new Error(`${built} has another page at /${path} than it was given`);
  }
}

async function forget(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((one) => existsSync(join(folder, one))))
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
}
