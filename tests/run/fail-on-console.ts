import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning nobody reads is how a page breaks later: any console.error or console.warn fails the test it occurs in. A test
// about a message checks it, then clears it: `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const messages = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap((method) => method.mock?.calls ?? []);
  vi.restoreAllMocks();
  expect(messages, 'no console.error, no console.warn').toEqual([]);
});
