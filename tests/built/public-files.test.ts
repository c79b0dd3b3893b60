import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../codegen/site/build.ts';
import { writeBelow } from '../run/test-folder.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { root as engine, dist } from './dist.ts';
import { apaches, previewServer, realServers } from './servers/real-servers.ts';
import type { RunningServer } from './servers/running-server.ts';
import { send } from './servers/send.ts';
import { brotliCompressSync } from 'node:zlib';

// Documents in public/, and what editors and systems leave there: what is published, how links to it read, and on which addresses it answers.

const root = copySmallSite();
const pdf = (bytes: number) => Buffer.from('%PDF-1.4\n'.padEnd(bytes, ' '));
const left = ['.DS_Store', 'Thumbs.db', 'notes.txt~', '.notes.txt.swp', '#notes.txt#', '.git/config', '@eaDir/x.txt'];
writeBelow(root, {
  'public/plaquette.pdf': pdf(1_234_567),
  ['public/documents/Guide été 2.pdf'.normalize('NFD')]: pdf(12_345),
  'public/documents/Remise 50%.PDF': pdf(20),
  'public/.well-known/about.txt': 'known',
  ...Object.fromEntries(left.map((name) => [`public/${name}`, 'left'])),
});
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
edit('spec/pages/home.yaml', (text) =>
  text.replace(
    /(intro: Un samedi matin.*)/,
    `$1
    actions:
      - { label: La plaquette, href: "/plaquette.pdf#page=3" }
      - { label: Le guide, href: /documents/Guide%20été%202.pdf }
      - { label: La remise, href: /documents/Remise 50%.PDF, newTab: true }`,
  ),
);
edit('spec/navigation.yaml', (text) =>
  text.replace(/(- \{ name: Réparer, href: \/reparer \})/, '$1\n    - { name: Plaquette, href: /plaquette.pdf }'),
);
beforeAll(async () => {
  expect(await buildSite({ root, engine }, { pictures: false })).toHaveProperty('pages.length', 3);
}, 300_000);
afterAll(() => rmSync(root, { recursive: true }));

const addresses = [
  ['/plaquette.pdf', 1_234_567],
  ['/documents/Guide%20%C3%A9t%C3%A9%202.pdf', 12_345],
  ['/documents/Remise%2050%25.PDF', 20],
] as const;

test('files of public/ are published by their composed names, and none that an editor or a system has left', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining(['plaquette.pdf', 'documents/Guide été 2.pdf', '.well-known/about.txt', '.htaccess']),
  );
  expect(files.filter((file) => left.some((name) => file.endsWith(name)))).toEqual([]);
});

test('links to them say kind and size in their own text, and have escaped addresses', () => {
  const links = [
    ...readFileSync(join(root, 'dist/index.html'), 'utf8').matchAll(/<a href="([^"]*\.pdf[^"]*)"[^>]*>(.*?)<\/a>/gi),
  ];
  const read = links.map(([, href, inside = '']) => [
    href,
    inside.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', '~'),
  ]);
  expect(read).toEqual(
    expect.arrayContaining([
      ['/plaquette.pdf#page=3', 'La~plaquette (PDF,~1,2~Mo)'],
      [addresses[1][0], 'Le~guide (PDF,~12~ko)'],
      [addresses[2][0], 'La~remise (PDF,~1~ko) (nouvel onglet)'],
      ['/plaquette.pdf', 'Plaquette (PDF,~1,2~Mo)'],
    ]),
  );
});

describe.for([previewServer, ...realServers, ...apaches])('$name', ({ start }) => {
  describe.skipIf(start === undefined)('serves them', () => {
    let server: RunningServer;
    beforeAll(async () => {
      if (start === undefined) return undefined;
      server = await start({ folder: join(root, 'dist'), servers: join(root, 'dist-servers') });
      return server.stop;
    });

    test.for(addresses)('%s', async ([path, bytes]) => {
      const { status, headers, body } = await send(server.port, path);
      expect({ status, type: headers['content-type'], bytes: body.length }).toEqual({
        status: 200,
        type: 'application/pdf',
        bytes,
      });
    });

    test.for(['/Plaquette.pdf', '/documents', '/documents/', '/.DS_Store', '/notes.txt~'])('not %s', async (path) => {
      expect((await send(server.port, path)).status).toBe(404);
    });
  });
});

// The site is small: three pages, no table, calculator, form, agenda, search, chat or newsletter.

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const stylesheet = (folder: string) => {
  const [file = ''] = /assets\/main-[\w-]+\.css/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  return brotliCompressSync(readFileSync(join(folder, file))).length;
};

test('a small site has a stylesheet, one script and fonts, and no file of a feature that its spec lacks', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => file.startsWith('assets/') && !/\.(?:br|gz|woff2)$/.test(file));
  expect(own.map((file) => file.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual(['assets/main.css', 'assets/main.js']);
  expect(files.filter((file) => /\.ics$|search-index|security\.txt|agenda/.test(file))).toEqual([]);
});

test('a small site has the class names of its own blocks only, in a smaller stylesheet than that of the first site', () => {
  const used = [...text('generated/blocks.css').matchAll(/src\/blocks\/([\w-]+)'/g)].map(([, type]) => type);
  expect([...new Set(used)]).toEqual(['cards', 'hero']);
  expect(stylesheet(join(root, 'dist'))).toBeLessThan(0.85 * stylesheet(dist));
});

test('a small site tells its servers of its own wildcard, and leaves the first site as it was', () => {
  expect(text('dist/_redirects')).toContain('/reparer/* /reparer.html 200\n');
  expect(text('dist-servers/Caddyfile')).toContain('reliure.example.fr');
  expect(readdirSync(root).toSorted()).toEqual(['.builds', 'dist', 'dist-servers', 'generated', 'public', 'spec']);
});
