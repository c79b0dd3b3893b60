import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { confirm } from '../../codegen/cli/prompt.ts';

test.each([
  ['o\r', true],
  ['n\r', false],
  ['\u0003', false],
  ['\u0004', false],
])('a question that is answered by %j', async (keys, expected) => {
  const [input, output] = [new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY: true }),
  );
  for (const [name, stream] of [['stdin', input] as const, ['stdout', output] as const])
    vi.spyOn(process, name, 'get').mockReturnValue(stream as never);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const answer = confirm('Appliquer ?', {});
  input?.write(keys);
  expect(await answer).toBe(expected);
  expect(log.mock.calls.join('').trim()).toBe(expected ? '' : "Rien n'est écrit.");
});
