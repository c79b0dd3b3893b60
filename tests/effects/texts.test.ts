import { expect, test } from 'vitest';
import { isText, nameOf, readScalars, type Change, type Scalar } from './changed-spec.ts';
import type { Finding } from '../../codegen/base/findings/finding.ts';
import type { LoadResult } from '../../codegen/pipeline.ts';
import type { Site } from '../../codegen/model/site.ts';
import { loadUnder, settings } from './effect-of.ts';
import { outputOf } from './site-output.ts';
import { waitingTexts } from './waiting-texts.ts';

/**
 * Changes every text at once, each by a mark of its own, and looks for the marks in all that the site gives out.
 * @returns the texts whose mark is nowhere, those of them apart that wait, and those that `check` keeps from being marked
 */
function markTexts(texts: readonly Scalar[]): {
  unseen: Scalar[];
  waiting: ReadonlySet<Scalar>;
  refused: Scalar[];
} {
  const never = new Set<Scalar>();
  const unseen = new Set(texts);
  for (const setting of settings) {
    if ([...unseen].every((text) => never.has(text))) break;
    // What the settings as delivered refuse, the others refuse as well: most rounds are spared.
    const refused = new Set(never);
    const changes = () => texts.flatMap((text, index) => (refused.has(text) ? [] : [markedBy(text, index)]));
    let site: Site | undefined;
    while (site === undefined) {
      const load = loadUnder(changes(), setting);
      site = load.site;
      if (site === undefined) addRefused(refused, texts, load);
    }
    for (const text of shownTexts(site, texts)) unseen.delete(text);
    for (const text of refused) never.add(text);
  }
  const waiting = new Set(waitingTexts(texts, unseen));
  return { unseen: [...unseen].filter((text) => !never.has(text) && !waiting.has(text)), waiting, refused: [...never] };
}

/** The texts whose mark is in what a site gives out; that of a block is not looked for on the pages of another file. */
function* shownTexts(site: Site, texts: readonly Scalar[]): Iterable<Scalar> {
  const families = new Map(site.pages.map(({ path, family }) => [path, family]));
  const byMark = new Map(texts.map((text, index) => [markOf(index), text]));
  for (const [name, output] of outputOf(site)) {
    const family = families.get(name);
    for (const mark of new Set(output.toLowerCase().match(/zq\d+z/g))) {
      const text = byMark.get(mark);
      if (text === undefined) continue;
      if (family === undefined || text.holder?.kind !== 'block' || text.holder.family === family) yield text;
    }
  }
}

/** Adds the texts that findings are about. Throws the findings when they are about none. */
function addRefused(refused: Set<Scalar>, texts: readonly Scalar[], { findings, sources }: LoadResult): void {
  const before = refused.size;
  const lineOf = (scalar: Scalar) =>
    sources.find(({ document }) => document.file === scalar.file)?.document.locate(scalar.path, 'value').line ?? 0;
  for (const text of texts) if (findings.some((finding) => concerns(finding, text, lineOf))) refused.add(text);
  // What remains are texts that other texts must equal: those whose name the findings quote.
  if (refused.size === before)
    for (const text of texts)
      if (findings.some(({ message }) => message.includes(`« ${text.value} »`))) refused.add(text);
  if (refused.size === before)
    throw new Error(findings.map(({ file, path, message }) => `${file} ${path} ${message}`).join('\n'));
}

/** A short text is replaced by its mark: labels that all grow at once would fold the menu, and hide what it holds. */
function markedBy(text: Scalar, index: number): Change {
  const value = String(text.value);
  const mark = markOf(index);
  const isShort = value.length <= 14 && !value.includes('{');
  if (isShort) return { ...text, to: mark };
  // As long as before, where its end is plain words: a text that grows may be too long, or make another so which holds it.
  const end = value.slice(-mark.length - 1);
  return { ...text, to: /^[\p{L} ,.]*$/u.test(end) ? `${value.slice(0, -end.length)} ${mark}` : `${value} ${mark}` };
}

function markOf(index: number): string {
  return `zq${index}z`;
}

function concerns(finding: Finding, text: Scalar, lineOf: (scalar: Scalar) => number): boolean {
  const isThere =
    finding.file === text.file && `${text.path.join('/')}/`.startsWith(finding.path === '' ? '' : `${finding.path}/`);
  if (isThere) return true;
  const lines = (finding.others ?? []).flatMap(({ file, line }) => (file === text.file ? [line] : []));
  return lines.length > 0 && lines.includes(lineOf(text));
}

test('every text of the spec is read somewhere, or bound by a rule', () => {
  const texts = readScalars().filter(isText);
  const { unseen, refused } = markTexts(texts);
  expect(unseen.map(nameOf)).toEqual([]);
  // A mark is refused where a text has a form or must equal another; most texts are free.
  expect(refused.length).toBeLessThan(texts.length / 10);
});
