import { describe, expect, test } from 'vitest';
import { renderPage } from '../../src/static/render-page.tsx';
import { ownEntries } from '../../src/browser/own-entries.ts';
import { siteFiles } from '../../src/static/site-files.ts';
import { site } from './real-site.ts';
import { charactersOf, pageAt, renderBlocks } from './rendered.ts';

const assets = { script: '/main.js', stylesheet: '/main.css', newsletter: '/newsletter.js', fonts: [], islands: [] };
const pages = ['/mentions-legales', '/confidentialite', '/accessibilite', '/stockage-local', '/methode-et-sources'];
const { legal, contact } = site.settings;
const footers = site.pages.map((page) => renderPage(site, page, assets).split('<footer')[1] ?? '');

function textOf(path: string): string {
  return charactersOf(renderBlocks(path).replaceAll(/<(?:p|dd|dt|li|h\d|code)[ >]/g, ' $&')).replaceAll(/\s+/g, ' ');
}

test('every page leads to the pages of law from its footer', () => {
  for (const footer of footers) for (const path of pages) expect(footer).toContain(`href="${path}"`);
});

test.each(pages)('%s has an index that leads to each of its sections', (path) => {
  const html = renderBlocks(path);
  const index = /<nav.*?<\/nav>/s.exec(html)?.[0] ?? '';
  const targets = [...index.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThanOrEqual(2);
  expect(targets).toEqual([...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id));
});

describe('the legal notice', () => {
  const text = textOf('/mentions-legales');

  test('names publisher, form, capital, register, VAT, director, host and how to reach them (LCEN, art. 1-1 and 19)', () => {
    // These two belong to the privacy notice.
    const elsewhere = new Set([legal.dataProtectionContact, legal.serverLogs]);
    const published = Object.values(legal).filter((value) => !elsewhere.has(value));
    for (const value of published) expect(text).toContain(value.replaceAll(/\s+/g, ' '));
    for (const value of [contact.phone, contact.email]) expect(text).toContain(value.replaceAll(/\s+/g, ' '));
  });

  test('cites the law in force, says that prices exclude tax and until when the offer stands', () => {
    expect(text).toContain('article 1-1 de la loi du 21 juin 2004');
    expect(text).toContain('hors taxes (HT)');
    expect(text).toContain('31 décembre 2026');
  });

  test('makes values still to be filled in impossible to overlook', () => {
    const html = renderBlocks('/mentions-legales');
    const placeholders = html.match(/\[à compléter/g)?.length ?? 0;
    expect(html.match(/<mark[^>]*>\[à compléter[^<]*\]<\/mark>/g)?.length ?? 0).toBe(placeholders);
  });
});

describe('the privacy notice', () => {
  const text = textOf('/confidentialite');

  test.each([
    ['controller', 'Responsable du traitement'],
    ['legal bases', 'art. 6.1.b'],
    ['durations', 'Trois ans après notre dernier échange'],
    ['recipients', 'Destinataires'],
    ['transfers', 'Aucun transfert hors de l’Union européenne'],
    ['rights', 'Accéder à vos données'],
    ['portability', 'portabilité'],
    ['authority', '75334 Paris Cedex 07'],
    ['default of the forms', 'ne transmet rien tant que l’éditeur n’a pas réglé d’envoi'],
    ['no cookie', 'Aucun cookie'],
    ['chat of a third party', 'module fourni par un tiers'],
    ['chat is an AI', 'intelligence artificielle'],
  ])('says %s', (_, statement) => {
    expect(text).toContain(statement);
  });
});

test('the accessibility statement says what is known, what is not, and where to turn', () => {
  const text = textOf('/accessibilite');
  for (const statement of [
    'WCAG 2.2, niveau AA',
    'n’a pas été audité par un tiers',
    contact.email,
    'Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07',
  ])
    expect(text).toContain(statement);
});

test('the page on local storage lists exactly the entries of the site, which are those that are never cleaned up', () => {
  const listed = pageAt('/stockage-local')
    .blocks.flatMap((block) => (block.type === 'legal-document' ? block.sections : []))
    .flatMap(({ parts }) => parts.flatMap(({ sheets = [] }) => sheets.map(({ code }) => code)));
  expect(listed.toSorted()).toEqual(ownEntries.toSorted());
});

describe('the register of figures', () => {
  const html = renderBlocks('/methode-et-sources');

  test('has every fact once, under its own anchor, with its source and each of its readings', () => {
    const text = textOf('/methode-et-sources');
    const anchors = [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors).toHaveLength(site.factRegister.length);
    expect(new Set(anchors)).toEqual(new Set(site.factRegister.map(({ id }) => id)));
    for (const { source, readings } of site.factRegister) {
      expect(text).toContain(source.replaceAll(/\s+/g, ' '));
      for (const reading of readings) expect(text).toContain(reading.text.replaceAll(/\s+/g, ' '));
    }
  });

  test('links each reading to the pages that show it', () => {
    for (const { id, readings } of site.factRegister) {
      const entry = html.split(`<li id="${id}"`)[1]?.split('</li>')[0] ?? '';
      const linked = [...entry.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
      expect(linked).toEqual(readings.flatMap((reading) => reading.pages));
    }
  });

  test('says in plain words what is doubtful and what was written for the site', () => {
    expect(charactersOf(html)).toContain(
      'À vérifier : Le site ne présente que quatorze cas d’usage.'.replace(' :', '\u202F:'),
    );
    expect(html).toContain('Valeur rédigée pour le site.');
  });
});

test('security.txt has a contact, a last day, a language and its own address (RFC 9116)', () => {
  const text = new Map(siteFiles(site)).get('.well-known/security.txt') ?? '';
  const { contact: address, expires } = site.settings.securityTxt;
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${address}`,
    `Expires: ${expires}T23:59:59Z`,
    'Preferred-Languages: fr',
    `Canonical: ${site.settings.baseUrl}/.well-known/security.txt`,
    '',
  ]);
});
