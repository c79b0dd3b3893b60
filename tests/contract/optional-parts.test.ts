import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Site } from '#src/ui/site.ts';
import { valueModules } from '../../codegen/site/emit/value-modules.ts';
import { emitShellStyles } from '../../codegen/site/emit/modules.ts';
import { noAllowance } from '../../codegen/site/publish/publish.ts';
import { servingOf } from '../../codegen/site/servers/serving.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { siteFiles } from '../../src/static/site-files.ts';
import { assets, linksOf, wordsOf } from './rendered.ts';
import type { Site as PlainSite } from '../../codegen/model/site.ts';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { fragmentOf } from '../../src/shell/page-shell.tsx';
import { writeBelow } from '../run/test-folder.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { engine } from './edited-sites.ts';

/** The settings of this project, of which a small site takes the words of its forms. */
const realSettings = parse(readFileSync(join(engine, 'spec/site.yaml'), 'utf8')) as {
  forms: { privacy: { link?: unknown } };
};
// It leads to a page of the real site.
delete realSettings.forms.privacy.link;

const linksTo = (name: string, count: number, more = {}) =>
  Array.from({ length: count }, (_, at) => ({
    name: `${name} ${at + 1}`,
    href: `https://www.example.org/${fragmentOf(name)}/${at + 1}`,
    ...more,
  }));

/** All parts that a site may leave out, and long lists. */
const allParts = {
  header: {
    items: [
      { name: 'Accueil', href: '/' },
      {
        name: 'Gestes',
        href: '/reparer',
        intro: 'Un geste par atelier.',
        groups: [5, 12, 12, 5].map((count, at) => ({
          title: `Série ${at + 1}`,
          children: linksTo(`Geste ${at + 1}`, count, { text: 'Une heure suffit' }),
        })),
      },
      { name: 'Matériel', href: 'https://www.example.org/materiel', groups: [{ children: linksTo('Outil', 3) }] },
      ...linksTo('Page', 4),
    ],
    actions: [
      { label: 'Réserver', href: '/reparer' },
      { label: 'Boutique', href: 'https://www.example.org/boutique', newTab: true },
      { label: 'Aide', chat: 'silent' },
    ],
  },
  band: { heading: 'Un livre à réparer ?', action: { label: 'Venir', href: '/reparer' }, hiddenOn: ['/reparer'] },
  footer: {
    statistics: ['Livres', 'Adhérents', 'Gestes'].map((label) => ({ label, value: '80' })),
    form: { ref: 'forms.lettre' },
    lists: [3, 5, 7, 9, 11, 13, 15].map((count, at) => ({
      heading: `Rayon ${at + 1}`,
      items: linksTo(`Rayon ${at + 1}`, count),
    })),
    actions: [
      { label: 'Adhérer en ligne', href: 'https://www.example.org/adherer', newTab: true },
      { label: 'Poser une question', chat: 'alert' },
    ],
    badges: ['Association', 'Bénévoles', 'Papier sans acide', 'Colle naturelle'],
    legal: linksTo('Mention', 2),
    copyright: { year: 2031 },
  },
};
const lettre = `id: lettre
groups: [{ legend: Inscription, fields: [{ name: email, kind: email, label: Lettre, required: true }] }]
submit: OK
line:
  { note: Pas envoyée., confirmation: Valide., sentNote: Pour cette lettre., subscribed: Enregistrée., failure: Pas partie. }
`;
const chat = parse(`
script: https://chat.example.fr/module.js
origins: []
trustedTypes: true
activate: atelierChat.activate
open: atelierChat.open
fallbackHref: /reparer
aiNotice: Ici, c'est une IA qui vous répond.
unavailableMessage: Le chat n'est pas là. Réessayez plus tard.
alertTitle: Chat absent
closeLabel: Fermer
`) as object;
const legal = { publisher: 'Atelier de reliure, association loi de 1901' };

/** The names of parts that the small site does not have. */
const partNames = { submenu: 'Ouvrir', overview: "Vue d'ensemble", legal: 'Informations légales' };

/** The small site with these parts, settings and files. @throws the findings when there are any */
function loadSite(parts = {}, settings = {}, files = {}): { plain: PlainSite; site: Site } {
  const root = copySmallSite();
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  try {
    const { labels } = parse(textOf('spec/navigation.yaml')) as { labels: object };
    const intro = 'legal' in settings ? '{site.legal.publisher}, ouvert à tous.' : 'Un geste à la fois.';
    writeBelow(root, {
      'spec/navigation.yaml': stringify({ labels: { ...labels, ...('header' in parts && partNames) }, ...parts }),
      'spec/site.yaml': stringify({ ...(parse(textOf('spec/site.yaml')) as object), ...settings }),
      // Without icons: the renderer of the tests has those of the first site.
      'spec/pages/home.yaml': stringify({ blocks: [{ type: 'hero', heading: 'Réparer un livre', intro }] }),
      ...files,
    });
    const { site, findings } = createLoader({ root, engine }).load();
    if (site === undefined) throw new Error(formatFindings(findings));
    // Checked against the schemas from which `Site` is emitted.
    return { plain: site, site: site as unknown as Site };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const bare = loadSite();
const full = loadSite(allParts, { legal, chat, forms: realSettings.forms }, { 'spec/forms/lettre.yaml': lettre });

function pagesOf(site: Site): [path: string, html: string][] {
  return site.pages.map((page) => [page.path, renderPage(site, page, assets)]);
}

/** What only the parts that a site may leave out bring into a page. */
const traces = {
  chat: /chat/i,
  form: /line-form|<form|<input/,
  band: /<\/main>\s*<section/,
  menu: /menu|popover/,
  'actions of the bar': /bar-actions|header-notice/,
  'lists and links of law in the footer': /<footer.*<(?:nav|ul|dl|h2)[ >]/s,
  copyright: /©/,
} as const;

describe.each(pagesOf(bare.site))('%s of a site without optional parts', (_path, html) => {
  test.each(Object.entries(traces))('has no trace of the %s', (_part, trace) =>
    expect(html.replaceAll(/<script[^>]*ld\+json.*?<\/script>/gs, '')).not.toMatch(trace),
  );

  test('has its name in header and footer, its content, and no script but the one of every page', () => {
    for (const part of ['header', 'footer'])
      expect(wordsOf(new RegExp(`<${part}[ >].*</${part}>`, 's').exec(html)?.[0] ?? '')).toContain(
        'Atelier des Tanneurs',
      );
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect([...html.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([assets.script]);
  });

  test('leaves no empty element behind in its shell', () => {
    const shell = html.replace(/<main.*<\/main>/s, '').replace(/<head>.*<\/head>/s, '');
    expect(shell.match(/<(?:div|p|ul|ol|dl|dd|dt|nav|section)(?: [^>]*)?><\/\w+>/g) ?? []).toEqual([]);
  });
});

test('a site without optional parts starts nothing in the browser, allows nothing to others, and has no security.txt', () => {
  const [, parts = ''] = valueModules(bare.plain)['page-parts.ts'] ?? [];
  expect(new Set(Array.from(parts.matchAll(/ = (.*);$/gm), ([, code]) => code))).toEqual(
    new Set(['false', 'undefined']),
  );
  expect(servingOf(bare.plain).allowance).toEqual(noAllowance);
  expect([...siteFiles(bare.site)].map(([file]) => file)).not.toContain('.well-known/security.txt');
});

test('the stylesheet takes from the shell what a site has of it', () => {
  expect(emitShellStyles(bare.plain)).toBe('');
  const files = [...emitShellStyles(full.plain).matchAll(/#src\/([^']+)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(engine, 'src', file)))).toEqual([]);
});

test('every one of these traces is on a page of a site that has all parts', () => {
  const home = pagesOf(full.site)[0]?.[1] ?? '';
  expect(Object.entries(traces).filter(([, trace]) => !trace.test(home))).toEqual([]);
});

describe.each(pagesOf(full.site))('%s of a site with long lists', (path, html) => {
  const { header, footer, band } = full.site.navigation;
  const part = (tag: string) => new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(html)?.[0] ?? '';

  test('names and leads to every entry of its menu and of its footer, in their order, with all that is said of them', () => {
    const items = header?.items ?? [];
    const entries = items.flatMap((item) => [item, ...(item.groups ?? []).flatMap((group) => group.children)]);
    const { lists = [], legal: ofLaw = [], statistics = [], badges = [], copyright } = footer ?? {};
    for (const [tag, links] of [
      ['header', entries],
      ['footer', [...lists.flatMap((list) => list.items), ...ofLaw]],
    ] as const) {
      const known = new Set(links.map(({ href }) => href));
      const found = new Set(linksOf(part(tag)).flatMap(({ href }) => (known.has(href) ? [href] : [])));
      expect([...found]).toEqual([...known]);
    }
    const inHeader = wordsOf(part('header'));
    for (const { name } of entries) expect(inHeader).toContain(wordsOf(name));
    for (const { groups = [] } of items)
      for (const { text = '' } of groups.flatMap(({ children }) => children)) expect(inHeader).toContain(wordsOf(text));
    const inFooter = wordsOf(part('footer'));
    const figures = statistics.map(({ label, value }) => `${label} ${value}`);
    const headings = lists.map(({ heading }) => heading);
    for (const text of [full.site.settings.tagline, ...figures, ...headings, ...badges, `© ${copyright?.year}`])
      expect(inFooter).toContain(wordsOf(text));
  });

  test('shows each action with its label and its effect: address, new tab or chat', () => {
    const links = linksOf(part('header') + part('footer'));
    for (const action of [...(header?.actions ?? []), ...(footer?.actions ?? [])]) {
      if (action.href === undefined) expect(html).toContain(`data-chat="${action.chat}"`);
      else expect(links).toContainEqual(expect.objectContaining({ href: action.href, newTab: action.newTab === true }));
      expect(wordsOf(part('header') + part('footer'))).toContain(wordsOf(action.label));
    }
  });

  test('has the band but where it is hidden', () =>
    expect(traces.band.test(html)).toBe(band?.hiddenOn?.includes(path) !== true));
});
