import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareVersions } from '../../codegen/owner/diff/compare-versions.ts';
import { isEmpty, type DiffReport, type TextChange } from '../../codegen/owner/diff/report.ts';
import type { Version } from '../../codegen/owner/diff/version.ts';
import { readForEdit } from '../../codegen/owner/edit/spec.ts';
import { planRename } from '../../codegen/owner/edit/rename/plan-rename.ts';
import { setScalar } from '../../codegen/owner/edit/yaml/set-scalar.ts';
import { spliced, readYaml } from '../../codegen/owner/edit/yaml/yaml-text.ts';
import { asTyped } from '../../codegen/base/excerpt.ts';
import { scalarsIn } from '../../codegen/base/json.ts';
import { turningDays } from '../../codegen/model/index/coming.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import type { Changes } from '../../codegen/read/read.ts';
import { buildSite } from '../../codegen/site/build.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { diskCache } from '../../codegen/run/paths.ts';
import { makeSite } from '../contract/language-server-site.ts';
import { differences, outputsOf } from './outputs.ts';
import { writeBelow } from '../run/test-folder.ts';
import { root as engine } from './dist.ts';

// A site twice: as it was published, and as it is after an edit. Both are really built, on each day on which they may differ.
const today = '2027-01-15';
const tools = 'spec/tables/tools.yaml';
const home = 'spec/pages/home.yaml';
const files = {
  [home]: `blocks:
  - type: hero
    heading: Les livres abîmés ont une seconde vie
    intro: "Les {facts.tools-count} outils de l'atelier, dont une {tools.needle.name} à {tools.needle.price}, servent à tous."
  - type: cards
    heading: Ce que l'on y fait
    cards:
      - { icon: book-open, title: Recoudre, description: "Les cahiers défaits sont recousus à la main, avec {tools.needle.name}." }
  - type: cards
    heading: Portes ouvertes de février
    until: 2027-02-28
    cards:
      - { icon: scissors, title: Recouvrir, description: "Une presse à {tools.press.price} se prête ce jour-là." }
`,
  'spec/facts.yaml': `repaired: { label: Livres réparés, value: 1250, unit: livres, source: Registre de l'atelier }
tools-count: { label: Outils, derived: { kind: count, of: tools } }
`,
};

const [before, after] = [makeSite(), makeSite()].map((root): Version => {
  writeBelow(root, files);
  return { project: { root, engine }, name: root, discard: () => undefined };
}) as [Version, Version];
const { root } = after.project;
const loader = createLoader({ root, engine, cache: new ParseCache(diskCache(after.project)), day: today });
const spec = readForEdit(root, loader);
const textOf = (file: string) => readFileSync(join(before.project.root, file), 'utf8');

interface Build {
  readonly outputs: ReadonlyMap<string, string>;
  /** The HTML of each page. */
  readonly pages: ReadonlyMap<string, string>;
}

/** A site as it is served on a day. */
async function buildOn({ project }: Version, day: string): Promise<Build> {
  expect(await buildSite(project, { day, pictures: false })).toHaveProperty('pages');
  const outputs = [...(await outputsOf(project))].filter(([name]) => !/^generated\/|\.(?:br|gz)$/u.test(name));
  const pages = outputs.flatMap(([name]) =>
    name.endsWith('.html')
      ? [
          [
            `/${name.replace(/\.html$|^index\.html$/gu, '')}`,
            readFileSync(join(project.root, 'dist', name), 'utf8'),
          ] as const,
        ]
      : [],
  );
  return { outputs: new Map(outputs), pages: new Map(pages) };
}

/** The texts between the tags of a page, with the title, each as often as it stands there. */
function nodesOf(html = ''): Map<string, number> {
  const nodes = html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gsu, '')
    .split(/<[^>]*>/u)
    .map(typed)
    .filter((text) => /[\p{L}\d]/u.test(text));
  return new Map([...Map.groupBy(nodes, (text) => text)].map(([text, all]) => [text, all.length]));
}

const typed = (text: string) =>
  asTyped(text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('\u00AD', ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** What the pages of both sites have more or less often, page by page. */
function differing(old: Build, now: Build, moved: ReadonlyMap<string, string>) {
  return [...now.pages].flatMap(([page, html]) => {
    const [was, is] = [nodesOf(old.pages.get(moved.get(page) ?? page)), nodesOf(html)];
    const all = new Set([...was.keys(), ...is.keys()]);
    return [...all].flatMap((text) => (was.get(text) === is.get(text) ? [] : [{ page, text }]));
  });
}

/** The part of a report that is of one day. */
class OfDay {
  readonly #report: DiffReport;
  readonly #day: string;
  readonly texts: readonly TextChange[];
  readonly #added: ReadonlySet<string>;
  /** By address, the former one of a page. */
  readonly moved: ReadonlyMap<string, string>;

  constructor(report: DiffReport, day: string) {
    this.#report = report;
    this.#day = day;
    const later = report.later.filter(({ from, until = '9' }) => from <= day && day <= until);
    const addresses = [...report.addresses, ...later.flatMap((one) => one.addresses)];
    this.moved = new Map(addresses.flatMap(({ address, to }) => (to === undefined ? [] : [[to, address] as const])));
    this.#added = new Set(addresses.map(({ address }) => address).filter((address) => !this.moved.has(address)));
    this.texts = [...(day === today ? report.derived : []), ...later.flatMap((one) => one.texts)];
  }

  isAbout(page: string, text: string): boolean {
    const isAt = ({ shown }: Pick<TextChange, 'shown'>) => shown.some((at) => [undefined, page].includes(at.page));
    return (
      this.#added.has(page) ||
      [...this.texts, ...this.#report.derived].some(
        (one) => isAt(one) && `${one.before}\n${one.after}`.includes(text),
      ) ||
      (this.#day === today && this.#report.changes.some(isAt))
    );
  }

  /** The texts of which it is not so, on a page that is named. */
  untrue(old: Build, now: Build): unknown[] {
    return this.texts.flatMap((one) =>
      one.shown.flatMap(({ page = '/' }) => {
        const [was, is] = [old.pages.get(this.moved.get(page) ?? page), now.pages.get(page)];
        return isRead(was, one.before) && isRead(is, one.after) ? [] : [{ page, ...one }];
      }),
    );
  }
}

/** Does a page have a text between its tags, or in them? */
function isRead(html = '', text = ''): boolean {
  const sentences = html.replaceAll(/<\/?(?:b|strong|em|i|sup|sub|code|wbr|mark)\b[^>]*>/gu, '');
  return [sentences.replaceAll(/<[^>]*>/gu, '\n'), html].some((one) => typed(one).includes(text));
}

const scalars = spec.sources.flatMap(({ document: { file }, data }) =>
  scalarsIn(data).map(({ path, value }) => ({ file, path, value })),
);
const days = fc.constantFrom('2027-02-01', '2027-02-28', '2027-03-01');
const withOther = (chosen: (typeof scalars)[number]): Changes => {
  const { file, path, value } = chosen;
  const other = typeof value === 'number' ? value + 1 : `${value} x`;
  return new Map([[file, spliced(textOf(file), setScalar(readYaml(textOf(file)), path, other))]]);
};
const isNumber = ({ value }: { value: string | number }) => typeof value === 'number';
const needle = textOf(tools).trimEnd().slice(textOf(tools).indexOf('- id: needle'));

/** Edits of an owner. */
const ways: Readonly<Record<string, fc.Arbitrary<Changes>>> = {
  'another word': fc.constantFrom(...scalars.filter((one) => !isNumber(one))).map(withOther),
  'another number': fc.constantFrom(...scalars.filter(isNumber)).map(withOther),
  'a price from a day on': fc
    .record({ from: days, price: fc.integer({ min: 1, max: 9999 }) })
    .map(({ from, price }) => {
      const later = needle.replace('price: 4', `price: ${price}\n  from: ${from}`);
      const until = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
      return new Map([[tools, `${textOf(tools).trimEnd()}\n  until: ${until}\n${later}\n`]]);
    }),
  'a row with its page from a day on': days.map(
    (from) => new Map([['spec/tables/benches/door.yaml', `id: door\nname: L'établi de la porte\nfrom: ${from}\n`]]),
  ),
  'a row more': fc.constant(
    new Map([[tools, `${textOf(tools).trimEnd()}\n- { id: bone, name: Plioir en os, price: 7 }\n`]]),
  ),
  'a section on other days': days.map((day) => new Map([[home, textOf(home).replace('2027-02-28', day)]])),
  'a renamed row': fc.constant(
    planRename(spec, 'benches', spec.index.rowsById.get('benches')!.get('window')!, 'veranda').edits.changes(),
  ),
  'another colour': fc.constant(
    new Map([['spec/theme.yaml', textOf('spec/theme.yaml').replace(/(#[\da-f]{5})[\da-f]/iu, '$12')]]),
  ),
  'other signs': fc
    .constantFrom(...scalars.map(({ file }) => file))
    .map((file) => new Map([[file, `# Une note.\n\n${textOf(file)}`]])),
};

const isOfSite = (file: string) => spec.sources.some(({ document }) => document.file === file);

function write(file: string, text: string | null): void {
  if (text === null) rmSync(join(root, file));
  else writeFileSync(join(root, file), text);
}

const publishedOn = new Map<string, Build>();

test.each(Object.entries(ways))(
  'a report on %s covers all that differs between the built sites, and only that',
  async (_, way) => {
    const law = fc.asyncProperty(
      way.filter((changes) => loader.load(changes).site !== undefined),
      async (changes) => {
        try {
          for (const [file, text] of changes) write(file, text);
          const report = await compareVersions(before, after, { day: today });
          const turning = [...turningDays(loader.load().sources), ...turningDays(spec.sources)].filter(
            (day) => day > today,
          );
          let isEqual = true;
          let known: string[] = [];
          for (const day of [today, ...new Set(turning)].toSorted()) {
            const old = publishedOn.get(day) ?? (await buildOn(before, day));
            publishedOn.set(day, old);
            const now = await buildOn(after, day);
            const ofDay = new OfDay(report, day);
            const texts = differing(old, now, ofDay.moved);
            // What differs today already is not listed again.
            const fresh = texts.filter(({ page, text }) => !known.includes(`${page} ${text}`));
            expect(
              fresh.filter(({ page, text }) => !ofDay.isAbout(page, text)),
              day,
            ).toEqual([]);
            expect(ofDay.untrue(old, now), day).toEqual([]);
            if (day === today) known = texts.map(({ page, text }) => `${page} ${text}`);
            isEqual &&= differences(old.outputs, now.outputs).length === 0;
          }
          expect(isEmpty(report)).toBe(isEqual);
        } finally {
          for (const [file] of changes) write(file, isOfSite(file) ? textOf(file) : null);
        }
      },
    );
    await fc.assert(law, { numRuns: 1, seed: 13 });
  },
  120_000,
);
