import { expect, test } from 'vitest';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';

/**
 * No two pages may carry interchangeable sentences. Every text of twelve words or more that stands in the `main` of a page
 * (header, support band and footer stay out, and so do the `nav` of a page, which names other pages, and the message of an
 * island that did not load, which is the same everywhere) is compared with
 * every such text of the other pages, by the five-word sequences that both contain.
 *
 * The share is taken of the shorter text (containment), not of the union (Jaccard): a sentence lifted into a longer
 * paragraph is a copy, and the union would hide it behind the rest of that paragraph.
 *
 * Only one repetition is meant: a row of a table shown on two pages (an approach on the home page and in the catalogue).
 * It must be the whole text on both, to the letter, and stand in a single row: two rows that say the same are a copy.
 */
const leastWords = 12;
const sequenceLength = 5;
const greatestShare = 0.6;

type Paragraph = { path: string; text: string; sequences: ReadonlySet<string> };

const assets = { script: '/main.js', stylesheet: '/main.css', newsletter: '/newsletter.js', fonts: [], islands: [] };
const rowsByText = countRowsByText();
/** What every form says alike: where to write without JavaScript, what becomes of the data. One text of the settings each. */
const formTexts = textsIn(site.settings.forms).filter((text) => wordsOf(text).length >= leastWords);
const paragraphs = site.pages.flatMap((page) => paragraphsOf(page.path, renderPage(site, page, assets)));

test('no text of a page could stand in for one of another page', () => {
  expect(paragraphs.length).toBeGreaterThan(10 * site.pages.length);
  expect(listCopies(paragraphs)).toEqual([]);
});

test.each([
  ['a copy', 'La licence se paie une fois', 'La licence se paie une fois', 1],
  [
    'a sentence lifted into a longer text',
    'Autre chose encore, avant. La licence se paie une fois',
    'La licence se paie une fois',
    1,
  ],
  ['other punctuation, capitals and spaces', 'LA LICENCE : se paie, une fois !', 'la licence se\u00A0paie une fois', 1],
  ['another text', 'La licence se paie une fois', 'Le support se règle chaque année', 0],
])('%s', (_, a, b, share) => {
  expect(shareOf(sequencesOf(a), sequencesOf(b))).toBe(share);
});

/** Pairs of texts of different pages that share too much, worst first, as lines to read. */
function listCopies(all: readonly Paragraph[]): string[] {
  return pairsWithCommonSequence(all)
    .map(([a, b]) => ({ a, b, share: shareOf(a.sequences, b.sequences) }))
    .filter(({ a, b, share }) => share > greatestShare && !isOneRow(a, b))
    .toSorted((first, second) => second.share - first.share)
    .map(({ a, b, share }) => `${Math.round(share * 100)} % ${a.path} « ${a.text} » = ${b.path} « ${b.text} »`);
}

/** Comparing only the texts that have a sequence in common keeps the test fast with thousands of texts. */
function pairsWithCommonSequence(all: readonly Paragraph[]): [Paragraph, Paragraph][] {
  const holders = new Map<string, Paragraph[]>();
  const pairs = new Map<Paragraph, Set<Paragraph>>();
  for (const paragraph of all) {
    for (const sequence of paragraph.sequences) {
      const earlier = holders.get(sequence) ?? [];
      for (const other of earlier.filter(({ path }) => path !== paragraph.path)) {
        pairs.set(other, (pairs.get(other) ?? new Set()).add(paragraph));
      }
      holders.set(sequence, [...earlier, paragraph]);
    }
  }
  return [...pairs].flatMap(([a, others]) => [...others].map((b): [Paragraph, Paragraph] => [a, b]));
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((sequence) => b.has(sequence));
  return common.length / Math.min(a.size, b.size);
}

function isOneRow(a: Paragraph, b: Paragraph): boolean {
  return a.text === b.text && rowsByText.get(a.text) === 1;
}

/** For each text of the tables, in how many rows it stands. */
function countRowsByText(): Map<string, number> {
  const counts = new Map<string, number>();
  const tables: Readonly<Record<string, readonly object[]>> = { ...site.tables };
  for (const row of Object.values(tables).flat()) {
    for (const text of new Set(textsIn(row))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts end where a block element (paragraph, item, cell, title, section…) begins or ends, not at a link or a span. */
function paragraphsOf(path: string, html: string): Paragraph[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return main
    .replace(/<(nav|svg|script|style|template)[\s>].*?<\/\1>/gs, '')
    .replace(/<p data-island-error[^>]*>.*?<\/p>/gs, '')
    .replace(
      /<\/?(?:a|abbr|b|bdi|br|cite|code|data|em|i|mark|q|s|small|span|strong|sub|sup|time|wbr)(?:\s[^>]*)?\/?>/g,
      ' ',
    )
    .split(/<[^>]+>/)
    .map((text) => plain(decode(text)))
    .filter((text) => wordsOf(text).length >= leastWords && !formTexts.some((shared) => text.includes(shared)))
    .map((text) => ({ path, text, sequences: sequencesOf(text) }));
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sequencesOf(text: string): Set<string> {
  const words = wordsOf(text);
  const starts = words.slice(0, Math.max(0, words.length - sequenceLength + 1)).keys();
  return new Set([...starts].map((start) => words.slice(start, start + sequenceLength).join(' ')));
}
