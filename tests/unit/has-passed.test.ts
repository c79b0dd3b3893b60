import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDay } from '../../codegen/run/build-day.ts';
import { byTime } from '../../src/blocks/agenda/arrange-events.ts';
import { hasPassed, isOver } from '../../src/ui/has-passed.ts';

test('a day is over on the next one, and never when no day is known', () => {
  expect(hasPassed('2031-12-31', '2031-12-31')).toBe(false);
  expect(hasPassed('2031-12-31', '2032-01-01')).toBe(true);
  expect(hasPassed('2031-12-31', undefined)).toBe(false);
});

test('an event is over by its day whatever its status says, or by its status', () => {
  expect(isOver({ status: 'upcoming', date: '2031-05-04' }, '2031-05-05')).toBe(true);
  expect(isOver({ status: 'upcoming', date: '2031-05-04' }, '2031-05-04')).toBe(false);
  expect(isOver({ status: 'past', date: '2031-05-04' }, '2031-01-01')).toBe(true);
  expect(isOver({ status: 'upcoming', date: '2031-05-04' })).toBe(false);
});

test('events to come stand first, soonest first; then those that are over, latest first', () => {
  const events = [
    { date: '2031-01-02', isPast: true },
    { date: '2031-03-04', isPast: false },
    { date: '2031-02-03', isPast: true },
    { date: '2031-02-28', isPast: false },
  ];
  expect(events.toSorted(byTime).map(({ date }) => date)).toEqual([
    '2031-02-28',
    '2031-03-04',
    '2031-02-03',
    '2031-01-02',
  ]);
});

test('each event has one place in the order, whatever the places before', () => {
  const event = fc.record({
    date: fc.integer({ min: 2025, max: 2030 }).map((year) => `${year}-06-15`),
    isPast: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const ordered = events.toSorted(byTime);
      const days = (isPast: boolean) => ordered.filter((one) => one.isPast === isPast).map(({ date }) => date);
      expect(ordered.findLastIndex(({ isPast }) => !isPast)).toBeLessThan(days(false).length);
      expect(days(false)).toEqual(days(false).toSorted());
      expect(days(true).toReversed()).toEqual(days(true).toSorted());
    }),
  );
});

test('the build goes by the day in Paris, and by SOURCE_DATE_EPOCH when it is set', () => {
  const justBeforeMidnightInGreenwich = String(Date.UTC(2031, 6, 14, 22, 30) / 1000);
  expect(buildDay('Europe/Paris', { SOURCE_DATE_EPOCH: justBeforeMidnightInGreenwich })).toBe('2031-07-15');
  expect(buildDay('Europe/Paris', { SOURCE_DATE_EPOCH: '' + Date.UTC(2031, 0, 1, 12) / 1000 })).toBe('2031-01-01');
});
