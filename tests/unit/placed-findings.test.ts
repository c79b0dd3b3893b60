import { expect, test } from 'vitest';
import type { Finding } from '../../codegen/base/findings/finding.ts';
import { placedIn } from '../../codegen/rules/engine/reported-findings.ts';

const finding: Finding = {
  file: 'spec/pages/home.yaml',
  position: { line: 3, column: 5, endColumn: 9 },
  path: 'blocks/0/href',
  code: 'schema/href',
  message: "« spec » n'est pas une adresse (spec/routes.yaml:4).",
  remedy: 'Même cause à 2 autres endroits : spec/navigation.yaml:7 ; spec/ledgers/published.json. Voir codegen/schema/spec/notes.',
  others: [{ file: 'spec/navigation.yaml', line: 7, column: 1 }],
  frame: '',
};

test('the paths of the own site stay as they are', () => {
  expect(placedIn('', [finding])).toEqual([finding]);
});

test('each path of another site begins where commands run, in the texts as well', () => {
  expect(placedIn('examples/voile/', [finding])).toEqual([
    {
      ...finding,
      file: 'examples/voile/spec/pages/home.yaml',
      message: "« spec » n'est pas une adresse (examples/voile/spec/routes.yaml:4).",
      remedy:
        'Même cause à 2 autres endroits : examples/voile/spec/navigation.yaml:7 ; examples/voile/spec/ledgers/published.json. Voir codegen/schema/spec/notes.',
      others: [{ file: 'examples/voile/spec/navigation.yaml', line: 7, column: 1 }],
    },
  ]);
});
