import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findingsWith, readForEdit, type Spec } from '../../codegen/owner/edit/spec.ts';
import { gatherRemovals } from '../../codegen/owner/edit/remove/gather-removals.ts';
import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { engine } from './edited-sites.ts';
import { makeSite } from './language-server-site.ts';

const root = makeSite();
const file = 'spec/tables/tools.yaml';
let specs: Spec[] = [];

beforeAll(() => {
  const text = readFileSync(join(root, file), 'utf8');
  const later = text.slice(text.indexOf('- id: needle')).replace('price: 4', 'price: 5\n  from: 2027-01-01');
  writeFileSync(join(root, file), `${text.trimEnd()}\n  until: 2026-12-31\n${later}`);
  const compiled = compileSchemas({ root, engine });
  const of = (day: string) => createLoader({ root, engine, cache: new ParseCache(), compiled, day });
  specs = ['2026-12-01', '2027-02-01'].map((day) => readForEdit(root, of(day)));
});

test('a row that is written once for each of several days is renamed and removed on all of them', () => {
  for (const spec of specs) {
    expect(spec.load.findings).toEqual([]);
    const row = spec.index.rowsById.get('tools')!.get('needle')!;
    const changes = planRename(spec, 'tools', row, 'pin').edits.changes();
    expect(changes.get(file)?.match(/id: (?:needle|pin)/g)).toEqual(['id: pin', 'id: pin']);
    for (const other of specs) expect(findingsWith(other, changes)).toEqual([]);
    expect(gatherRemovals(spec, 'tools', row).rows.map(({ row: { id } }) => id)).toEqual(['needle', 'needle']);
  }
});
