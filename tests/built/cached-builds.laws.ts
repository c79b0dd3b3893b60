import fc from 'fast-check';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskCache, generatedFolder, type Project } from '../../codegen/run/project.ts';
import { buildSite } from '../../codegen/site/build.ts';
import { writeBelow } from '../run/test-folder.ts';
import { edits } from '../run/voile-edits.ts';
import { root } from './dist.ts';
import { hash } from 'node:crypto';
import { compressedCopies } from '../../codegen/site/publish/compress.ts';
import { readManifest } from '../../codegen/site/publish/publish.ts';
import { tmpdir } from 'node:os';

/**
 * What a build has left, by the names of its files, their bytes as a hash: the site with its compressed copies, the configuration of
 * its servers, the emitted modules. Without what the site carries of the build before it, for pages that are still open.
 */
async function outputsOf(project: Project): Promise<ReadonlyMap<string, string>> {
  const { root: folder } = project;
  const dist = realpathSync(join(folder, 'dist'));
  const manifest = await readManifest(folder, relative(join(folder, '.builds'), dist));
  if (manifest === null) throw new Error('dist has no manifest');
  const named = manifest.files.flatMap((file) => [file, ...compressedCopies(file)]);
  const files = named.map((file) => join(dist, file)).filter((path) => existsSync(path));
  const folders = [join(folder, 'dist-servers'), generatedFolder(project)].flatMap((one) =>
    readdirSync(one, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    ),
  );
  const { routes, allowance } = manifest;
  return new Map([
    ['serving', JSON.stringify({ files: manifest.files, routes, allowance })],
    ...files.map((path) => [relative(dist, path), contentHash(path)] as const),
    ...folders.map((path) => [relative(folder, path), contentHash(path)] as const),
  ]);
}

function contentHash(path: string): string {
  return hash('sha256', readFileSync(path));
}

/** A small site with tables, forms and an agenda. */
const site = 'examples/voile';

/** What the engine is made of, and what a build reads beside it. */
const parts = ['codegen', 'src', 'public', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];

/** An engine and a site in a folder of their own: packages are those of `root`, caches are not. The caller removes it. */
function copyVoile(): Project {
  const engine = mkdtempSync(join(tmpdir(), 'voile-'));
  const generated = join(root, 'src/generated');
  for (const part of parts)
    cpSync(join(root, part), join(engine, part), { recursive: true, filter: (path) => path !== generated });
  cpSync(join(root, site, 'spec'), join(engine, site, 'spec'), { recursive: true });
  mkdirSync(join(engine, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(engine, 'node_modules', name));
  }
  return { root: join(engine, site), engine };
}

function forgetBuilds({ root: folder, engine }: Project): void {
  rmSync(join(engine, 'node_modules/.cache'), { recursive: true, force: true });
  for (const name of ['dist', '.builds', 'dist-servers', 'generated'])
    rmSync(join(folder, name), { recursive: true, force: true });
}

// The law of caches: whatever was edited, and whatever of the cache was damaged, a build leaves the bytes of one that starts from nothing, or
// refuses the spec for the same reasons.

const [edited, cold] = [copyVoile(), copyVoile()];
afterAll(() => {
  for (const { engine } of [edited, cold]) rmSync(engine, { recursive: true, force: true, maxRetries: 5 });
});

const sequence = fc.array(
  fc.record({
    edit: fc.nat(edits.length - 1),
    variant: fc.nat(2),
    damaged: fc.option(fc.record({ file: fc.nat(), isRemoved: fc.boolean() })),
    day: fc.constantFrom('2026-03-02', '2026-07-20'),
  }),
  { minLength: 2, maxLength: 4 },
);

test('a build leaves the bytes of a cold one', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const places = new Map<number, number>();
      for (const { edit, variant, damaged, day } of steps) {
        places.set(edit, variant);
        for (const { engine } of [edited, cold]) writeEdits(engine, places);
        if (damaged !== null) damage(edited, damaged);
        forgetBuilds(cold);
        expect(await outcomeOf(edited, day)).toEqual(await outcomeOf(cold, day));
      }
    }),
    // A shorter sequence costs as much as the next one.
    { numRuns: 8, endOnFailure: true },
  );
});

async function outcomeOf(project: Project, day: string): Promise<unknown> {
  const outcome = await buildSite(project, { day, pictures: false });
  return Array.isArray(outcome) ? outcome : outputsOf(project);
}

/** Writes every file that some edit is about: as in the project, but for the variants that are chosen. */
function writeEdits(engine: string, places: ReadonlyMap<number, number>): void {
  for (const [file, indexes] of Map.groupBy(edits.keys(), (index) => edits[index]?.file ?? '')) {
    const origin = join(root, file);
    const first = existsSync(origin) ? readFileSync(origin, 'utf8') : undefined;
    const text = indexes.reduce<string | undefined>((now, index) => {
      const variant = edits[index]?.variants[(places.get(index) ?? 0) - 1];
      return variant === undefined ? now : variant(now ?? '');
    }, first);
    if (text === undefined) rmSync(join(engine, file), { force: true });
    else writeBelow(engine, { [file]: text });
  }
}

function damage(project: Project, { file, isRemoved }: { file: number; isRemoved: boolean }): void {
  const folder = diskCache(project);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const name = names[file % names.length];
  if (name === undefined) return;
  if (isRemoved) rmSync(join(folder, name));
  else truncateSync(join(folder, name), 40);
}
