import { expect, test } from 'vitest';
import type { BuildReport } from '../../codegen/site/build.ts';
import { formatBuild } from '../../codegen/site/format-build.ts';

const publication = {
  id: 'b1',
  trace: 't',
  files: 0,
  reused: 0,
  compressed: 0,
  carried: 0,
  unchanged: true,
  putAside: null,
};
const quiet: BuildReport = {
  pages: [],
  publication,
  phases: [],
  day: '2026-11-30',
  nextTurn: undefined,
  timeZone: 'Europe/Paris',
  over: [],
};
const note = 'À noter : spec/tables/events.yaml:3:5 events/atelier/date : « 1er décembre 2026 » est passé.';

test('a build ends with the notes on what is over, as a check does', () => {
  expect(formatBuild(quiet)).not.toContain('À noter');
  expect(formatBuild({ ...quiet, over: [note] })).toBe(`${formatBuild(quiet)}\n\n${note}`);
});
