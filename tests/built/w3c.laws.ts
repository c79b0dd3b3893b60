import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findProgram } from '../run/programs.ts';
import { dist, pages } from './dist.ts';

/** What the checker reports and is no fault, with the reason. */
const noFaults = new Set([
  // React closes `<meta …/>` so, and quotes every attribute.
  'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
]);

interface Message {
  readonly url?: string;
  readonly type: string;
  readonly message: string;
  readonly extract?: string;
}

const java = findProgram('java');
const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

test.skipIf(java === undefined)('the W3C’s checker finds nothing in any page', async () => {
  const args = ['-jar', jar, '--format', 'json', '--stdout', ...pages.map((page) => join(dist, page))];
  const output = await new Promise<string>((resolve, reject) => {
    // The exit code says whether it found anything.
    execFile(java ?? '', args, { maxBuffer: Infinity }, (error, stdout) =>
      stdout === '' ? reject(error ?? new Error('the checker said nothing')) : resolve(stdout),
    );
  });
  const { messages } = JSON.parse(output) as { messages: readonly Message[] };
  const found = messages.flatMap(({ url, type, message, extract = '' }) =>
    noFaults.has(message) ? [] : [`${url && relative(dist, fileURLToPath(url))} ${type}: ${message} ${extract}`],
  );
  expect(found).toEqual([]);
});
