/** Files of a build by their names. */
export type Files = Readonly<Record<string, string | Buffer>>;

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
export const smallSite: Files = {
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
