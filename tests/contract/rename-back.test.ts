import { expect, test } from 'vitest';
import { readForEdit } from '../../codegen/owner/edit/spec.ts';
import { formatRename } from '../../codegen/owner/edit/rename/format-rename.ts';
import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { compileSchemas } from '../../codegen/validate/validators.ts';
import { engine } from './edited-sites.ts';
import { makeSite } from './language-server-site.ts';
import { writeBelow } from '../run/test-folder.ts';

const root = makeSite();

test('the plan of a site in a folder of its own names each file from the folder of the engine', () => {
  const spec = readForEdit(root, createLoader({ root, engine, cache: new ParseCache() }));
  const plans = [...spec.index.rowsById].flatMap(([table, rows]) =>
    [...rows.values()].map((row) => planRename(spec, table, row, 'autre-nom')),
  );
  const files = plans.flatMap((plan) => formatRename(spec, plan, 'ailleurs/').match(/[\w/.-]*spec\/[\w/.-]+/gu) ?? []);
  expect(plans.some(({ mentions }) => mentions.length > 0)).toBe(true);
  expect(files.filter((file) => !file.startsWith('ailleurs/spec/'))).toEqual([]);
});

test('a row takes its former id again: the redirect from its address goes, and the other redirects stay', () => {
  writeBelow(root, {
    'spec/tables/benches/window.yaml': "id: north\nname: L'établi de la fenêtre\n",
    'spec/redirects.yaml':
      '# Avant.\nredirects:\n  - { from: /etablis/window, to: /etablis/north }\n  - { from: /vieux, to: / }\n',
  });
  const compiled = compileSchemas({ root, engine });
  const spec = readForEdit(root, createLoader({ root, engine, cache: new ParseCache(), compiled }));
  const row = spec.index.rowsById.get('benches')!.get('north')!;
  const changes = planRename(spec, 'benches', row, 'window').edits.changes();
  expect(changes.get('spec/redirects.yaml')).toBe('# Avant.\nredirects:\n  - { from: /vieux, to: / }\n');
});
