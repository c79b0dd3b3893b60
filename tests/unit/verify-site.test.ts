import { readdir, readFile, readlink } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publishVerified } from '../../codegen/site/build.ts';
import { Phases } from '../../codegen/run/phases.ts';
import { noAllowance, createStaging, discardStaging } from '../../codegen/site/publish/publish.ts';
import { routeTable } from '../../codegen/model/routes/route-table.ts';
import { verifySite } from '../../codegen/site/verify/verify-site.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

/** Files of a build by their names. */
type Files = Readonly<Record<string, string | Buffer>>;

const head = `<meta charset="utf-8"/><link rel="stylesheet" href="/assets/main.css"/><script type="module" src="/assets/main.js"></script>`;
const page = (more: string, main: string) =>
  `<!doctype html><html lang="fr"><head>${head}${more}</head><body><main>${main}</main></body></html>`;

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The head of a font, which says its whole length (here: 12 bytes). */
const font = Buffer.from('774f46320001000000000000000c'.slice(0, 16) + '0000000c', 'hex');

/** A whole site of three pages with one of each kind of file that names others. */
const smallSite: Files = {
  'index.html': page(
    '<link rel="canonical" href="https://www.example.fr/"/><meta property="og:image" content="https://www.example.fr/og/index.png?v=1"/>' +
      '<link rel="manifest" href="/manifest.webmanifest"/><link rel="preload" as="font" href="/assets/text.woff2"/>' +
      '<link rel="stylesheet" href="/assets/applications.css"/><meta name="island-scripts" content="/assets/search-box.js"/>',
    '<h1>Accueil</h1><a href="/services#prix">Prix</a><a href="https://ailleurs.example/x">Ailleurs</a><a href="mailto:a@example.fr">Écrire</a>' +
      '<div data-island="search-box" data-props="{&quot;href&quot;:&quot;/services&quot;}"><a href="/services/inconnu">Autre</a></div>' +
      '<script type="application/ld+json">{"@id":"https://www.example.fr/#site","url":"https://www.example.fr/services"}</script>',
  ),
  'services.html': page('', '<h1>Services</h1><h2 id="prix">Prix</h2><a href="#prix">Prix</a><a href="/">Accueil</a>'),
  '404.html': page('', '<h1>Introuvable</h1>'),
  'assets/main.css': '@font-face{src:url(/assets/text.woff2)}.a[b="c"]:hover{color:red}@media print{h1{color:#000}}',
  'assets/applications.css': '@layer utilities{.b{color:red}}',
  'assets/main.js': 'import{a}from"./part.js";import("./search-box.js");',
  'assets/part.js': 'const a=1;export{a};',
  'assets/search-box.js': 'export{};',
  'assets/text.woff2': font,
  'og/index.png': picture,
  'manifest.webmanifest': '{"start_url":"/","icons":[{"src":"/og/index.png","sizes":"1x1","type":"image/png"}]}',
  'search-index.json': '{"storedFields":{"0":{"href":"/services#prix"}}}',
  'sitemap.xml':
    '<?xml version="1.0"?>\n<urlset><url><loc>https://www.example.fr/</loc></url><url><loc>https://www.example.fr/services</loc></url></urlset>\n',
  'robots.txt': 'User-agent: *\nSitemap: https://www.example.fr/sitemap.xml\n',
  _redirects: '/404 /404.html 404!\n/services/* /services.html 200\n/* /404.html 404\n',
};

const root = emptiedFolder();

const declared = new Set(Object.keys(smallSite));
/** What the build meant to make. */
const meant = {
  baseUrl: 'https://www.example.fr',
  serving: {
    routes: routeTable([{ path: '/services', family: 'services', fallback: true }], []),
    allowance: noAllowance,
  },
  assets: {
    stylesheet: '/assets/main.css',
    applications: { types: ['search-box'], stylesheet: '/assets/applications.css' },
    script: '/assets/main.js',
    islands: [{ type: 'search-box', scripts: ['/assets/search-box.js'] }],
  },
  pages: new Set([...declared].filter((file) => file.endsWith('.html'))),
  declared,
};

/** Builds and publishes: what the build meant to write are the files of the small site, what it wrote are `files`. */
async function publishSite(files: Files) {
  const staging = createStaging(root);
  writeBelow(staging, files);
  try {
    return await publishVerified(new Phases(), staging, meant, { compression: 'quick' });
  } catch (error) {
    discardStaging(staging);
    throw error;
  }
}

const withText = (file: string, from: string, to: string): Files => {
  const text = String(smallSite[file]);
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  return { ...smallSite, [file]: text.replace(from, to) };
};
const without = (file: string): Files =>
  Object.fromEntries(Object.entries(smallSite).filter(([name]) => name !== file));

test('a whole site is published', async () => {
  expect(await publishSite(smallSite)).toMatchObject({ retained: 0 });
});

test('a form is posted to an address that another program answers', async () => {
  const serving = { ...meant.serving, receivers: ['/demandes'] };
  const faults = async (action: string) => {
    const files = withText('services.html', '</main>', `<form method="post" action="${action}"></form></main>`);
    const read = (file: string) => Buffer.from(files[file] ?? '');
    const found = await verifySite({ ...meant, serving, files: declared, read });
    return found.faults.map(({ text }) => text);
  };
  for (const action of ['/demandes', '/demandes/']) expect(await faults(action)).toEqual([]);
  expect(await faults('/demande')).toEqual([`« /demande » ${noFile}`]);
});

const noFile = "n'existe pas dans le site construit";
/** What is told of a file, or of several. */
const gone = (files: string, address: string) => `${files} : « ${address} » ${noFile}`;
const missing = (file: string) => `${file} : ce fichier manque`;
const damaged = (file: string) => `${file} : ce fichier est abîmé, ou n'est pas du ${extname(file)}`;
const [css, js, home] = ['assets/main.css', 'assets/main.js', 'index.html'] as const;
const services = (from: string, to: string) => String(smallSite['services.html']).replace(from, to);

const damages: readonly [damage: string, files: Files, ...faults: string[]][] = [
  ['an empty stylesheet', { ...smallSite, [css]: '' }, `${css} : ce fichier est vide`],
  ['a stylesheet that is a script', { ...smallSite, [css]: 'const menus=1;export{menus};' }, damaged(css)],
  [
    'pages whose stylesheet is the address of a script',
    { ...withText(home, `/${css}`, `/${js}`), 'services.html': services(`/${css}`, `/${js}`) },
    "services.html : la page n'a pas sa feuille de style",
    "index.html, services.html : « /assets/main.js » n'est pas une feuille de style",
  ],
  ['a missing script', without(js), missing(js), gone('404.html, index.html, services.html', `/${js}`)],
  ['a missing part of a script', withText(js, './part.js', './gone.js'), gone(js, './gone.js')],
  [
    'an island without its script',
    withText(home, ' content="/assets/search-box.js"', ' content="/assets/main.js"'),
    "index.html : l'îlot « search-box » n'a pas son script « /assets/search-box.js »",
  ],
  [
    'a fragment that is gone',
    withText('services.html', 'id="prix"', 'id="tarifs"'),
    "index.html, search-index.json : « /services#prix » : l'ancre « prix » n'existe pas dans services.html",
    "services.html : « #prix » : l'ancre « prix » n'existe pas dans services.html",
  ],
  [
    'a link that a server would redirect',
    withText('index.html', 'href="/services#prix"', 'href="/services/#prix"'),
    `index.html : « /services/#prix » ${noFile}`,
  ],
  [
    'an unknown file',
    { ...smallSite, 'robots.txt.kept': 'Allow: /' },
    "robots.txt.kept : ce fichier n'est nommé par rien",
  ],
  ['a page without its heading', withText(home, 'h1>', 'h2>'), "index.html : la page n'a pas de titre (h1)"],
  ['a picture cut short', { ...smallSite, 'og/index.png': picture.subarray(0, 40) }, damaged('og/index.png')],
  [
    'a missing picture',
    without('og/index.png'),
    missing('og/index.png'),
    gone(home, 'https://www.example.fr/og/index.png?v=1'),
    gone('manifest.webmanifest', '/og/index.png'),
  ],
  [
    'a sitemap that names a page which is gone',
    withText('sitemap.xml', '/services<', '/offres<'),
    gone('sitemap.xml', 'https://www.example.fr/offres'),
  ],
  [
    'a search that leads nowhere',
    withText('search-index.json', '/services#prix', '/prix'),
    gone('search-index.json', '/prix'),
  ],
  ['JSON that is cut short', { ...smallSite, 'search-index.json': '{"storedFields":' }, damaged('search-index.json')],
  ['a page cut short', { ...smallSite, 'services.html': services('</html>', '') }, damaged('services.html')],
  [
    'structured data about a page that is gone',
    withText(home, '"url":"https://www.example.fr/services"', '"url":"https://www.example.fr/offres"'),
    gone(home, 'https://www.example.fr/offres'),
  ],
  [
    'a font that a stylesheet names wrongly',
    withText(css, 'text.woff2', 'texte.woff2'),
    gone(css, '/assets/texte.woff2'),
  ],
];

/** The lines of the error that refuses a build. */
const refusalOf = async (files: Files): Promise<string[]> => {
  const error: unknown = await publishSite(files).catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message.split('\n') : ['published'];
};

test.each(damages)('refuses %s, and leaves dist as it was', async (_, files, ...faults) => {
  await publishSite(smallSite);
  const published = async () => [
    await readlink(join(root, 'dist')),
    (await readdir(join(root, '.builds'))).toSorted(),
    (await readdir(join(root, 'dist'), { recursive: true })).toSorted(),
    await readFile(join(root, 'dist/index.html'), 'utf8'),
  ];
  const before = await published();
  const [first, , ...lines] = await refusalOf(files);
  expect(first).toBe(
    `Le site construit n'a pas été publié : un visiteur y trouverait ${faults.length} défaut${faults.length > 1 ? 's' : ''}. Le site publié (dist/) est resté tel quel.`,
  );
  expect(lines.slice(0, -2).toSorted()).toEqual(faults.map((fault) => `  ${fault}`).toSorted());
  expect(await published()).toEqual(before);
});

test('of many faults, twenty are told, with the number of the others', async () => {
  const links = Array.from({ length: 30 }, (_, index) => `<a href="/rien-${index}">x</a>`).join('');
  const lines = await refusalOf(withText(home, '</main>', `${links}</main>`));
  expect(lines.filter((line) => line.includes('rien-'))).toHaveLength(20);
  expect(lines.join()).toContain('… et 10 autres.');
});
