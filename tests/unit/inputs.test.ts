import fc from 'fast-check';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleInputsOf } from '../../codegen/cache/fingerprint.ts';
import { forAllOf } from '../run/for-all.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();
const project = { root, engine: root };
const write = (name: string, text: string) => writeBelow(root, { [name]: text });

describe('the name of the bundles of a site', () => {
  const inputs = ['src/generated/icons.ts', 'codegen/site/bundle/a.ts', 'src/blocks/call/call.tsx', 'vite.config.ts'];
  test('is the same exactly when the same files say the same, whatever was written in between', () => {
    const name = fc.constantFrom(...inputs);
    const text = fc.constantFrom('', 'a', 'b', 'a\n');
    const edit = fc.oneof(fc.record({ name, text }), fc.record({ name }));
    forAllOf([fc.array(edit, { maxLength: 12 })], { numRuns: 30 }, (edits) => {
      rmSync(root, { recursive: true });
      mkdirSync(root);
      const seen = new Map<string, string>();
      const state = new Map<string, string>();
      for (const { name: file, text: said } of [...edits, ...edits.toReversed()] as { name: string; text?: string }[]) {
        if (said === undefined) rmSync(join(root, file), { force: true });
        else write(file, said);
        if (said === undefined) state.delete(file);
        else state.set(file, said);
        const files = JSON.stringify([...state].toSorted(([a], [b]) => (a < b ? -1 : 1)));
        const found = bundleInputsOf(project, null);
        expect(seen.get(files) ?? found).toBe(found);
        seen.set(files, found);
      }
      expect(new Set(seen.values()).size).toBe(seen.size);
    });
  });
});
