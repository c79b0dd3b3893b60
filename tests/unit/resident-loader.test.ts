import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFindings, type Finding } from '../../codegen/base/findings/finding.ts';
import type { Changes } from '../../codegen/read/read.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { compileSchemas } from '../../codegen/validate/compile-schemas.ts';
import { textsIn } from '../../codegen/base/walk-texts.ts';
import { createLoader, type Load } from '../../codegen/pipeline.ts';
import { compiledSchemas } from '../findings/compiled-schemas.ts';
import { day, faultsAsChanges, withProject } from '../findings/project.ts';
import { edits } from '../incremental/edits.ts';

const engine = join(import.meta.dirname, '../..');
const project = { root: join(engine, 'examples/voile'), engine };
const compiled = compileSchemas(project);
const loader = (isResident: boolean) => createLoader({ ...project, cache: new ParseCache(), compiled, isResident });
const load = (isResident: boolean) => loader(isResident).load;

/** What an owner edits: a text or a figure, a row, a file that goes, mistakes among them. The schemas are those of the loader. */
const places = edits.filter(({ file }) => /examples\/voile\/spec\/(?!schema\/)/.test(file));
const state = fc.tuple(...places.map(({ variants }) => fc.oneof(fc.constant(0), fc.nat(variants.length))));

/** The spec as it would be with some of the edits, each made in the text that those before have left. */
function changesOf(said: readonly number[]): ReadonlyMap<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const [index, { file, variants }] of places.entries()) {
    const variant = variants[(said[index] ?? 0) - 1];
    const name = file.replace('examples/voile/', '');
    const text = changes.has(name) ? changes.get(name) : readFileSync(join(engine, file), 'utf8');
    if (variant === undefined || text === null || text === undefined) continue;
    try {
      changes.set(name, variant(text) ?? null);
    } catch {
      // An edit before this one has taken the words away.
    }
  }
  return changes;
}

/** All that a run comes to, with where each block is written, as JSON. */
function outcomeOf({ site, findings, pages }: Load): string {
  const made = [...pages.values()].map(({ path, route, blocks }) => [
    path,
    [route, ...blocks].map((part) => {
      const last = textsIn(part.value).at(-1)?.path ?? [];
      const origins = [part.originOf([]), part.originOf(last)].map(({ source, path: place }) => [
        source.document.file,
        source.document.text.length,
        place,
      ]);
      return [part.value, [...part.facts], origins];
    }),
  ]);
  return JSON.stringify({ site, findings, made });
}

function expectSame(now: string, fresh: string | undefined, message = ''): void {
  if (now !== fresh) expect(JSON.parse(now), message).toEqual(JSON.parse(fresh ?? ''));
}

/** What a loader that starts comes to with each of these changes. It forgets what others remember: they go on once it has said all. */
function freshly(all: Iterable<Changes>): Map<Changes, string> {
  return new Map(Array.from(all, (changes) => [changes, outcomeOf(load(false)(changes))]));
}

test('a loader that goes on comes to the same as one that starts, whatever was edited before', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 4 }), (states) => {
      const fresh = freshly(states.map(changesOf));
      const again = load(true);
      for (const [changes, said] of fresh) expectSame(outcomeOf(again(changes)), said);
    }),
    { numRuns: 6, seed: 7 },
  );
});

/** Other figures, other texts, references that lead nowhere, and links that lead elsewhere, of a file that holds some. */
const slips = [
  (text: string) => text.replaceAll(/(?<=: )\d+$/gm, (figure) => String(Number(figure) + 1)),
  (text: string) => text.replaceAll(/(?<=: )\p{Lu}[\p{L} ]{2,}$/gmu, (words) => `${words} bis`),
  (text: string) => text.replaceAll(/\{(facts|row)\.[\w.-]+/g, '{$1.nowhere'),
  (text: string) => text.replaceAll(/(?<=href: )\/[\w/-]+/g, '/'),
  (text: string) => text.replaceAll(/(?<=href: \S*)#[\w-]+/g, '#nowhere'),
];

test('it takes nothing over that refers to a figure or a text that is another one now', () => {
  const files = new Set(load(false)().sources.map(({ document }) => document.file));
  const edited = [...files].flatMap((file) => {
    const text = readFileSync(join(project.root, file), 'utf8');
    return slips.map((slip) => slip(text)).flatMap((other) => (other === text ? [] : [new Map([[file, other]])]));
  });
  const fresh = freshly(edited);
  const again = load(true);
  for (const [changes, said] of fresh) {
    const [file = ''] = changes.keys();
    expectSame(outcomeOf(again(changes)), said, file);
    expectSame(outcomeOf(again(changes)), said, `${file}, read again`);
    again();
  }
});

test('a check finds the same, and counts what the site has, without putting it together', () => {
  const { load: whole, check } = loader(false);
  const { site, findings, sources } = whole();
  const { pages = [], tables = {}, facts = {} } = site ?? {};
  const rows = Object.values(tables).reduce((sum, table) => sum + table.length, 0);
  const size = { pages: pages.length, rows, facts: Object.keys(facts).length };
  expect(check()).toMatchObject({ findings, size, site: undefined });
  const { file, text } = sources.map(({ document }) => document).find(({ kind }) => kind === 'page') ?? {
    file: '',
    text: '',
  };
  const changes = new Map([[file, `${text}\nnowhere: 1\n`]]);
  expect(whole(changes).findings).not.toEqual([]);
  expect(check(changes)).toMatchObject({ findings: whole(changes).findings, size: undefined });
});

/** The same changes with another text at the place of each finding: of most, what they are without their fault. */
function* besides(changes: Changes, findings: readonly Finding[]): Generator<Changes> {
  for (const { file, position } of findings) {
    const lines = changes.get(file)?.split('\n') ?? [];
    const line = lines[position.line - 1];
    if (line === undefined) continue;
    lines[position.line - 1] = `${line.slice(0, position.column)}z${line.slice(position.column)}`;
    yield new Map([...changes, [file, lines.join('\n')]]);
  }
}

test('it says of each fault that somebody saves what one that starts says, and nothing once it is gone', () => {
  withProject(undefined, (root) => {
    const small = { root, compiled: compiledSchemas(root), day };
    const fresh = createLoader({ ...small, cache: new ParseCache() });
    const said = Array.from(faultsAsChanges(), ([fault, changes]) => {
      const { findings } = fresh.load(changes);
      const others = Array.from(
        besides(changes, findings),
        (other) => [other, formatFindings(fresh.load(other).findings)] as const,
      );
      return { fault, changes, findings: formatFindings(findings), others };
    });
    expect(said).not.toEqual([]);
    const again = createLoader({ ...small, cache: new ParseCache(), isResident: true });
    expect(again.load().findings).toEqual([]);
    for (const { fault, changes, findings, others } of said) {
      expect(formatFindings(again.load(changes).findings), fault).toBe(findings);
      expect(formatFindings(again.load(changes).findings), `${fault}, read again`).toBe(findings);
      for (const [other, ofOther] of others) {
        expect(formatFindings(again.load(other).findings), `beside ${fault}`).toBe(ofOther);
        expect(formatFindings(again.load(changes).findings), `${fault}, edited in place`).toBe(findings);
      }
      expect(again.load().findings, `once ${fault} is gone`).toEqual([]);
    }
  });
});

test('it hands on the very values that say the same: the dev server draws the others alone', () => {
  const again = load(true);
  const { site: before, pages } = again();
  const edited = [...pages.values()].find(({ row }) => row === undefined);
  const { file = '', text = '' } = edited?.page.document ?? {};
  const { site: after } = again(new Map([[file, `${text}\n# Une remarque.\n`]]));
  expect(after?.settings).toBe(before?.settings);
  expect(after?.navigation).toBe(before?.navigation);
  expect(after?.theme).toBe(before?.theme);
  expect(after?.vat).toBe(before?.vat);
  const drawnAgain = after?.pages.filter((page) => page !== before?.pages.find(({ path }) => path === page.path));
  expect(drawnAgain?.map(({ path }) => path)).toEqual([edited?.path]);
});
