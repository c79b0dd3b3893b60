import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { codeVersion } from '../../cache/fingerprint.ts';

let version: string | undefined;

/** Changes with the code that reads YAML and looks for traps: a file that was clean yesterday may not be today. */
export function parserVersion(): string {
  version ??= `${codeVersion(import.meta.dirname)} ${libraryVersion()}`;
  return version;
}

function libraryVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  return (JSON.parse(readFileSync(resolve('yaml/package.json'), 'utf8')) as { version: string }).version;
}
