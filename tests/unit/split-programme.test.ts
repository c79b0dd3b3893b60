import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitProgramme } from '../../src/blocks/webinar-programme/split-programme.ts';

const sessions = ['2026-12-03', '2026-09-24', '2027-01-14'].map((date) => ({ date }));
const days = (list: readonly { date: string }[]) => list.map(({ date }) => date);

test.each([
  ['the day before', '2026-12-02', ['2026-12-03', '2027-01-14'], ['2026-09-24']],
  ['on the day', '2026-12-03', ['2026-12-03', '2027-01-14'], ['2026-09-24']],
  ['the day after', '2026-12-04', ['2027-01-14'], ['2026-12-03', '2026-09-24']],
  ['years later', '2031-01-01', [], ['2027-01-14', '2026-12-03', '2026-09-24']],
])('%s', (_, today, upcoming, past) => {
  const split = splitProgramme(sessions, today);
  expect([days(split.upcoming), days(split.past)]).toEqual([upcoming, past]);
});

test('each session is in one list, soonest first to come, latest first when over', () => {
  const day = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.array(day), day, (dates, today) => {
      const { upcoming, past } = splitProgramme(
        dates.map((date) => ({ date })),
        today,
      );
      expect([...days(past).toReversed(), ...days(upcoming)]).toEqual(dates.toSorted());
      expect(upcoming.every(({ date }) => date >= today) && past.every(({ date }) => date < today)).toBe(true);
    }),
  );
});
