import { expect, test } from 'vitest';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { securityHeaders } from '../../codegen/site/preview/headers.ts';
import { noAllowance } from '../../codegen/site/publish/publish.ts';
import { caddyfile } from '../../codegen/site/servers/caddyfile.ts';
import { hostHeaders, hostRedirects } from '../../codegen/site/servers/server-files.ts';
import { hostLimits } from '../../codegen/site/servers/host-limits.ts';
import { nginxMaps, nginxSite } from '../../codegen/site/servers/nginx.ts';
import { servingOf } from '../../codegen/site/servers/serving.ts';
import { site } from '../contract/real-site.ts';

const serving = {
  routes: routeTable(
    ['/a', '/a/b.c'].map((path) => ({ path, family: 'a', fallback: true })),
    [
      { from: '/a/old', to: '/a' },
      { from: '/a/b.old', to: null },
    ],
  ),
  allowance: { ...noAllowance, connect: ['https://forms.example.fr'] },
};

const configurations = [
  ['Caddyfile', caddyfile(serving, 'www.example.fr'), /^\t\t([A-Z][\w-]+) "(.*)"$/gm],
  ['nginx', nginxSite(serving), /^add_header ([A-Z][\w-]+) "(.*)" always;$/gm],
  ['_headers', hostHeaders(serving, []), /^ {2}([A-Z][\w-]+): (.*)$/gm],
] as const;

/** Written out, not taken from the code: what is left out or loosened there must be noticed here. */
const expectedHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://forms.example.fr",
    "manifest-src 'self'",
    "form-action 'self' https://forms.example.fr",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

test.each(configurations)('%s sends every security header, each as strict as it is here', (_name, text, header) => {
  const sent = [...text.matchAll(header)].map(([, name = '', value = '']) => [name, value] as const);
  // A header set twice would be sent twice, or loosened by the second one.
  const names = sent.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(Object.fromEntries(sent)).toMatchObject(expectedHeaders);
});

test('the preview sends the same', () => expect(securityHeaders(serving.allowance)).toEqual(expectedHeaders));

/** What servers let a site do that has these settings, and these forms. */
const allowanceWith = (settings: object, forms: object = site.forms) =>
  servingOf({ ...site, forms, settings: { ...site.settings, ...settings } } as never).allowance;

test.each([
  [undefined, []],
  [{ delivery: 'none' }, []],
  [{ delivery: 'https://forms.example.fr/v1/send?x=1' }, ['https://forms.example.fr']],
  [{ delivery: 'https://forms.example.fr:8443/' }, ['https://forms.example.fr:8443']],
])('the forms %j make connect-src %j', (forms, origins) => expect(allowanceWith({ forms }).connect).toEqual(origins));

test('each form that has an address of its own may be sent there, and none while nothing is sent', () => {
  const forms = { contact: { delivery: 'https://a.example.fr/x' }, demo: { delivery: '/api/demo' }, letter: {} };
  const connectOf = (delivery: string) => allowanceWith({ forms: { delivery } }, forms).connect;
  expect(connectOf('https://b.example.fr/y')).toEqual(['https://b.example.fr', 'https://a.example.fr']);
  expect(connectOf('/api/leads')).toEqual(['https://a.example.fr']);
  expect(connectOf('none')).toEqual([]);
});

const policyOf = (chat: object) => {
  const allowance = allowanceWith({ chat: { ...site.settings['chat'], ...chat } });
  return (securityHeaders(allowance)['Content-Security-Policy'] ?? '').split('; ');
};
const strict = policyOf({});

test('a chat widget that is none, or a file of the site, changes nothing: scripts come from the site alone', () => {
  expect(strict).toContain("script-src 'self'");
  expect(strict).toContain("require-trusted-types-for 'script'");
  expect(policyOf({ script: '/chat/module.js' })).toEqual(strict);
  // What is left over from a widget that was taken out.
  expect(policyOf({ origins: ['https://chat.example.fr'], trustedTypes: false })).toEqual(strict);
});

test('a chat widget from elsewhere may load, connect, also over a socket, and frame: from where the spec says, each origin once', () => {
  const policy = policyOf({
    script: 'https://chat.example.fr/module.js',
    origins: ['https://chat.example.fr', 'https://medias.example.fr:8443'],
  });
  const origins = 'https://chat.example.fr https://medias.example.fr:8443';
  for (const directive of ["script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'"])
    expect(policy).toContain(`${directive} ${origins}`);
  for (const directive of ['frame-src', 'media-src']) expect(policy).toContain(`${directive} ${origins}`);
  expect(policy).toContain(`connect-src 'self' ${origins} wss://chat.example.fr wss://medias.example.fr:8443`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.join()).not.toContain('unsafe');
});

test('a chat widget that makes script from text gets its way only when the spec says so', () => {
  const policy = policyOf({ script: '/chat/module.js', trustedTypes: false });
  expect(policy).toEqual(strict.filter((directive) => !directive.startsWith('require-trusted-types')));
});

test('the longest prefix is looked at first, and read literally', () => {
  expect(nginxMaps(serving)).toContain('    "~^/a/b\\.c/." /a/b.c.html;\n    "~^/a/." /a.html;\n');
  expect(caddyfile(serving, 'x')).toContain('@fallback0 path_regexp ^/a/b\\.c/.\n\t@fallback1 path_regexp ^/a/.\n');
  expect(hostRedirects(serving)).toContain('/a/b.c/* /a/b.c.html 200\n/a/* /a.html 200\n');
});

test('hosts keep hashed files by their name: a pattern would keep errors too', () => {
  const text = hostHeaders(serving, ['assets/main-1a2b.js', 'index.html', 'agenda.ics']);
  expect(text).toContain('/assets/main-1a2b.js\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(text).toContain('/agenda.ics\n  Content-Type: text/calendar; charset=utf-8\n');
  expect(text.match(/immutable/g)).toHaveLength(1);
  expect(text).not.toContain('/assets/*');
});

test('each kind of host has its limits said: rules that it ignores, and on Cloudflare Pages those that hide pages', () =>
  expect(hostLimits(serving)).toBe(
    "Selon l'hébergeur : Cloudflare Pages ignore 1 adresse retirée ; Cloudflare Pages montre 2 pages qui répondent pour tout un dossier à la place de celles qu'il contient : retirez de « _redirects » leurs lignes « 200 » ; GitHub Pages ignore 2 redirections, 2 pages qui répondent pour tout un dossier.",
  ));
