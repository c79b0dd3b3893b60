import type { RequestListener } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { deliver } from '../../src/forms/delivery.ts';
import { listen } from '../run/listen.ts';

const request = { form: 'contact', requestId: 'r1', fields: { name: 'Ada', message: 'ligne 1\nligne 2' } };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('without a delivery nothing is asked of the network, and the form counts as handed over', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await deliver(request, { delivery: 'none', timeoutMs: 1000 })).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('a redirection is not followed: it would carry the request to an address nobody chose', async () => {
  const reached: (string | undefined)[] = [];
  const location = await addressOf(({ method }, answer) => {
    reached.push(method);
    answer.end();
  });
  const delivery = await addressOf((_, answer) => void answer.writeHead(307, { location }).end());
  // Node shows the redirection itself, which browsers hide: what they make of it is in tests/e2e/form-services.spec.ts.
  await deliver(request, { delivery, timeoutMs: 5000 });
  expect(reached).toEqual([]);
});

test('a connection that is cut, and a server that is not there', async () => {
  const { url: delivery, stop } = await listen((incoming) => void incoming.socket.destroy());
  expect(await deliver(request, { delivery, timeoutMs: 5000 })).toEqual({ failure: 'cut' });
  stop();
  expect(await deliver(request, { delivery, timeoutMs: 5000 })).toEqual({ failure: 'cut' });
});

test('an answer that does not come in time', async () => {
  const delivery = await addressOf(() => undefined);
  expect(await deliver(request, { delivery, timeoutMs: 80 })).toEqual({ failure: 'timeout' });
});

/** The address of a server that stops with the test. */
async function addressOf(answer: RequestListener): Promise<string> {
  const { url, stop } = await listen(answer);
  onTestFinished(stop);
  return url;
}
