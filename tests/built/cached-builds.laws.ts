import { existsSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { diskCache } from '../../codegen/run/paths.ts';
import { buildSite } from '../../codegen/site/build.ts';
import type { Project } from '../../codegen/run/project.ts';
import { writeBelow } from '../run/test-folder.ts';
import { edits } from '../run/voile-edits.ts';
import { root } from './dist.ts';
import { outputsOf } from './outputs.ts';
import { copyVoile, forgetBuilds } from './voile-copy.ts';

// The law of caches: whatever was edited, and whatever of the cache was damaged, a build leaves the bytes of one that starts from nothing, or
// refuses the spec for the same reasons.

const [edited, cold] = [copyVoile(root), copyVoile(root)];
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

/** Cuts a stored content short, or removes it. */
function damage(project: Project, { file, isRemoved }: { file: number; isRemoved: boolean }): void {
  const folder = diskCache(project);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const name = names[file % names.length];
  if (name === undefined) return;
  if (isRemoved) rmSync(join(folder, name));
  else truncateSync(join(folder, name), 40);
}
