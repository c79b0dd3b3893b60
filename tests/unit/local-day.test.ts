import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLocalDay, localDay } from '../../src/ui/local-day.ts';

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
});

describe('what follows the visitor’s day', () => {
  const page = new EventTarget();
  const shown: string[] = [];
  let stop: () => void;

  beforeEach(() => {
    vi.stubEnv('TZ', 'Europe/Paris');
    vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00+01:00') });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    shown.length = 0;
    stop = followLocalDay((day) => shown.push(day));
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is shown at once, and once a day', () => {
    expect(shown).toEqual(['2026-11-21']);
    vi.advanceTimersByTime(29 * 60_000);
    expect(shown).toEqual(['2026-11-21']);
    vi.advanceTimersByTime(2 * 60_000);
    expect(shown).toEqual(['2026-11-21', '2026-11-22']);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(shown).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });

  test.each(['visibilitychange', 'pageshow'])('is right after a night asleep, at %s', (event) => {
    // The clock has gone on; no timer has.
    vi.setSystemTime(new Date('2026-11-22T08:00:00+01:00'));
    expect(shown).toEqual(['2026-11-21']);
    page.dispatchEvent(new Event(event));
    page.dispatchEvent(new Event(event));
    expect(shown).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('follows the visitor into another time zone', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('is left alone once it is stopped', () => {
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(new Date('2026-11-22T08:00:00+01:00'));
    for (const event of ['visibilitychange', 'pageshow']) page.dispatchEvent(new Event(event));
    expect(shown).toEqual(['2026-11-21']);
  });
});
