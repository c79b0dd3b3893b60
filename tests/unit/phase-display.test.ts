import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhaseDisplay } from '../../codegen/site/phase-display.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

function shownOn(isTTY: boolean, act: (display: PhaseDisplay) => void): string[] {
  const lines: string[] = [];
  const stream = { isTTY, write: (text: string) => lines.push(text.replace('\r\u001B[K', '')) };
  act(new PhaseDisplay(stream as unknown as NodeJS.WriteStream));
  return lines;
}

function render(display: PhaseDisplay): void {
  display.begin('pages');
  for (let done = 1; done <= 5000; done += 1) {
    vi.advanceTimersByTime(1);
    display.progress(done, 5000);
  }
  display.end({ name: 'pages', durationMs: 5000, outcome: '5000 pages' });
}

test('on a terminal, a long phase says how far it is and how long it will take', () => {
  const lines = shownOn(true, render);
  expect(lines).toContain('  pages … 1 s, 1\u202F200 sur 5\u202F000, encore 4 s environ');
  // A few times a second.
  expect(lines.length).toBeLessThan(40);
  expect(lines.at(-1)).toBe('  pages           5,00 s   5000 pages\n');
});

test('a short phase says nothing of it', () => {
  const lines = shownOn(true, (display) => {
    display.begin('pages');
    vi.advanceTimersByTime(900);
    display.progress(50, 58);
    display.end({ name: 'pages', durationMs: 900, outcome: '' });
  });
  expect(lines).toEqual(['  pages           0,90 s\n']);
});

test('elsewhere there are plain lines alone', () => {
  expect(shownOn(false, render)).toEqual(['  pages           5,00 s   5000 pages\n']);
});
