import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../codegen/base/json.ts';
import { securityHeaders } from '../../codegen/site/preview/headers.ts';
import type { Serving } from '../../codegen/site/publish/publish.ts';
import { servingOf } from '../../codegen/site/servers/serving.ts';
import { writeServers } from '../../codegen/site/servers/server-files.ts';
import { createValidators } from '../../codegen/validate/validators.ts';
import { schemas, site, vocabulary } from '../contract/real-site.ts';
import { findProgram } from '../run/programs.ts';
import { isNightly } from '../run/sample.ts';
import { testFolder } from '../run/test-folder.ts';
import { realServers } from './servers/real-servers.ts';
import { send } from './servers/send.ts';

/**
 * Whatever the schema of the settings accepts stays what it is in the files of the servers: an address, and nothing that
 * a policy, Caddy or nginx reads as a word of its own.
 */

/** Every setting that reaches a header, a policy or a server's file. */
const fields = [['forms', 'delivery'], ['chat', 'script'], ['chat', 'origins', 0], ['baseUrl']] as const;
type Field = (typeof fields)[number];

/** What has a meaning of its own in a policy, in Caddy's or nginx's configuration, in a shell, or in a header. */
const hostile = [
  '$host', '$', ';sandbox', ';', ",'unsafe-inline'", "'", '"', '*', '*.', ' ', '\t', '\n', '%0a',
  '%0d%0aSet-Cookie:x', '%', '{$HOME}', '{path}', '{args.0}', '{', '}', '`', '\\', '#', '?x=1&y=2', 'user:secret@',
  '@', ':99999', ':0', ':8443', ':65535', '//', '..', 'é', 'xn--e1afmkfd', '\u202e', '\u0000', '-a', 'a.-b',
  '0x7f.1', '[::1]', 'EXAMPLE',
]; // prettier-ignore
const word = fc.constantFrom('a', 'forms', 'example', 'fr', '8', 'x-y');
const part = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: fc.constantFrom(...hostile) });
const joined = (separator: string) =>
  fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(separator));
const address = fc
  .tuple(
    fc.constantFrom('https://', 'https://', 'https://', 'http://', '//', 'data:', ''),
    joined('.'),
    fc.constantFrom('', '', '/', ...hostile),
    fc.oneof(
      fc.constant(''),
      joined('/').map((path) => `/${path}`),
    ),
  )
  .map((parts) => parts.join(''));

const validate = createValidators(schemas).kind('site');

/** The settings with one value changed. Lists have that one alone. */
function settingsWith(
  [head, ...rest]: Field,
  value: string,
  settings = site.settings as unknown as JsonObject,
): JsonObject {
  const set = (from: Json, [step, ...steps]: readonly (string | number)[]): Json => {
    if (step === undefined) return value;
    if (typeof step === 'number') return [set('', steps)];
    return { ...(from as JsonObject), [step]: set((from as JsonObject)[step] ?? null, steps) };
  };
  // The origins count with a script only.
  const chat = { ...(settings['chat'] as JsonObject), script: '/chat.js' };
  return set(head === 'chat' ? { ...settings, chat } : settings, [head, ...rest]) as JsonObject;
}

const isAccepted = (settings: JsonObject) => validate(settings, vocabulary).length === 0;
const serve = (settings: JsonObject): Serving => servingOf({ ...site, settings } as never);
const policyOf = (serving: Serving) => securityHeaders(serving.allowance)['Content-Security-Policy'] ?? '';

const source = /^(?:'self'|'none'|'script'|data:|(?:https|wss):\/\/[a-z0-9.-]+(?::\d{1,5})?)$/;
/** `default-src`, `connect-src`… of a policy, each with its sources. */
const directives = (policy: string) => policy.split('; ').map((text) => text.split(' '));

describe.for(fields)('%j', (field) => {
  test('a value that is accepted adds origins to the policy, and nothing else', () => {
    const names = new Set(
      [...directives(policyOf(serve(settingsWith(field, 'https://a.example/m.js'))))].map(([name]) => name),
    );
    fc.assert(
      fc.property(address, (value) => {
        const settings = settingsWith(field, value);
        fc.pre(isAccepted(settings));
        for (const [name, ...sources] of directives(policyOf(serve(settings)))) {
          expect(names).toContain(name);
          for (const one of sources) expect(one).toMatch(source);
        }
      }),
      { numRuns: 100, maxSkipsPerRun: 200 },
    );
  });

  test.each([
    'https://a$b.example/x',
    'https://$host/x',
    'https://a.example;sandbox/x',
    'https://*/x',
    'https://*.example/x',
    "https://a.example,'unsafe-inline'/x",
    'https://user:pass@a.example/x',
    'https://a.example:99999',
    'https://a%0ab.example',
    'https://a..b/x',
    'https://-a.example/x',
  ])('refuses %s', (value) => expect(isAccepted(settingsWith(field, value))).toBe(false));
});

/** The strangest values that are accepted, one for each field, nightly a few: the same ones at each run. */
const accepted = fields.flatMap((field) =>
  [
    ...new Set(
      fc
        .sample(
          address.filter((value) => isAccepted(settingsWith(field, value))),
          { seed: 7, numRuns: 60 },
        )
        .toSorted((one, other) => strangeness(other) - strangeness(one)),
    ),
  ]
    .slice(0, isNightly ? 3 : 1)
    .map((value) => ({ field: field.join('.'), value, settings: settingsWith(field, value) })),
);

/** How many of its characters are neither letters nor common in addresses. */
function strangeness(value: string): number {
  return value.replaceAll(/[a-z./:]/g, '').length;
}

const folder = testFolder();

const caddy = findProgram('caddy');
describe.for(realServers)('real $name', ({ name, start }) => {
  test.skipIf(start === undefined).for(accepted)(
    'starts with $field: $value, and sends the policy as it is',
    async ({ settings }) => {
      if (start === undefined) return;
      const root = mkdtempSync(join(folder, `${name}-`));
      const serving = serve(settings);
      writeServers(root, serving, new URL(String(settings['baseUrl'])).host);
      const server = await start({ servers: join(root, 'dist-servers') });
      try {
        const { headers } = await send(server.port, '/');
        expect(headers['content-security-policy']).toBe(policyOf(serving));
      } finally {
        await server.stop();
      }
    },
  );
});

test.skipIf(caddy === undefined)('Caddy reads the host of the site as a host, whatever it is', async () => {
  if (caddy === undefined) return;
  for (const { settings } of accepted.filter(({ field }) => field === 'baseUrl')) {
    const root = mkdtempSync(join(folder, 'host-'));
    const { host } = new URL(String(settings['baseUrl']));
    writeServers(root, serve(settings), host);
    const adapted = execFileSync(
      caddy,
      ['adapt', '--adapter', 'caddyfile', '--config', join(root, 'dist-servers/Caddyfile')],
      {
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, SITE_ADDRESS: undefined, SITE_ROOT: undefined },
      },
    );
    expect(adapted).toContain(`"match":[{"host":["${host}"]}]`);
    expect(adapted).toContain(`"/srv/${host}"`);
  }
});
