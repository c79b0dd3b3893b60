import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { untilNextDay } from '../../src/blocks/demo-booking/until-next-day.ts';
import { localDay } from '../../src/ui/local-day.ts';

const ownZone = process.env.TZ;

afterEach(() => {
  vi.unstubAllEnvs();
  expect(process.env.TZ).toBe(ownZone);
});

describe('the visitor’s own day', () => {
  test.each([
    ['Europe/Paris', '2026-11-21T22:59:59.999Z', '2026-11-21'],
    ['Europe/Paris', '2026-11-21T23:00:00Z', '2026-11-22'],
    ['Europe/Paris', '2026-07-14T22:00:00Z', '2026-07-15'],
    ['Pacific/Auckland', '2026-11-21T12:00:00Z', '2026-11-22'],
    ['America/Martinique', '2026-01-01T03:59:00Z', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['UTC', '0099-03-04T00:00:00Z', '0099-03-04'],
  ])('in %s at %s is %s', (zone, instant, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date(instant))).toBe(day);
  });

  test.each([
    ['Europe/Paris', '2026-03-28T23:00:00Z', 23],
    ['Europe/Paris', '2026-10-24T22:00:00Z', 25],
    ['Europe/Paris', '2026-11-20T23:00:00Z', 24],
  ])('in %s from %s lasts %i hours', (zone, instant, hours) => {
    vi.stubEnv('TZ', zone);
    expect(untilNextDay(new Date(instant))).toBe(hours * 3_600_000);
  });

  test('ends when it is said to end, and not a millisecond before', () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const end = now.getTime() + untilNextDay(now);
        expect(localDay(new Date(end - 1))).toBe(localDay(now));
        expect(localDay(new Date(end)) > localDay(now)).toBe(true);
      }),
    );
  });
});
