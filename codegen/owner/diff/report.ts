import { counted, firstOf } from '../../base/french.ts';
import { changeWords, compact, valueWords } from '../edit/words/subject.ts';
import { shownWords, type Shown } from '../edit/where/shown-text.ts';
import type { Finding } from '../../base/findings/finding.ts';

export interface WrittenAt {
  readonly file: string;
  readonly line: number;
}

export interface Change {
  /** French: « Prix de lancement de « Starter » (packs) : 3 870 € → 4 170 € (+7,8 %) ». */
  readonly words: string;
  /** Every place with the same change. */
  readonly at: readonly WrittenAt[];
}

/** A text that visitors read otherwise: `before` is absent where it is new, `after` where it is gone. */
export interface TextChange {
  readonly before?: string;
  readonly after?: string;
  readonly shown: Shown;
}

/** An address with another answer. */
export interface MovedAddress {
  readonly address: string;
  /** `lost`: 404; `gone`: 410; `moved`: it leads to `to`. */
  readonly answers: 'added' | 'lost' | 'gone' | 'moved';
  readonly to?: string;
}

/** The differences of the published site that are no texts. */
interface Published {
  /** Addresses of all pages that differ, new and removed ones included. */
  readonly pages: readonly string[];
  /** Pages on which equal texts stand in another order. */
  readonly reordered: readonly string[];
  /** Pages that differ in neither texts nor order: links, appearance, values of applications. */
  readonly other: readonly string[];
  /** Files beside the pages, by the name under which they are published. */
  readonly files: readonly string[];
}

export interface DiffReport {
  /** The older version, in French. */
  readonly against: string;
  /** Of both sites. */
  readonly day: string;
  /** The values that differ in the files of the spec. */
  readonly changes: readonly Change[];
  /** The texts that differ on pages which both versions have. */
  readonly texts: readonly TextChange[];
  readonly addresses: readonly MovedAddress[];
  /** Undefined where one of the specs has findings: nothing can be rendered. */
  readonly published: Published | undefined;
  /** Findings of the new spec that the old one does not have. */
  readonly disagreements: readonly Finding[];
  /** Figures that changed while their source did not, and those that lost it, in French. */
  readonly sources: readonly (WrittenAt & { readonly words: string })[];
  /** How many files differ in nothing but form and comments. */
  readonly onlyForm: number;
  /** Why the pages are not compared, in French. */
  readonly notRendered: string | undefined;
}

export function isEmpty({ published, changes, addresses, disagreements }: DiffReport): boolean {
  if (published === undefined) return changes.length === 0;
  const { pages, files } = published;
  return pages.length + files.length + addresses.length + disagreements.length === 0;
}

/** The number of entries to look at: new findings, outdated sources, and addresses that no longer answer. */
export function faultCount({ disagreements, sources, addresses }: DiffReport): number {
  const lost = addresses.filter(({ answers }) => answers === 'lost');
  return disagreements.length + sources.length + lost.length;
}

/** The report for machines (docs/schemas/diff-report.schema.json). */
export function diffJson(report: DiffReport) {
  return {
    version: 3,
    isEmpty: isEmpty(report),
    ...report,
    disagreements: report.disagreements.map((finding) => ({ severity: 'error', ...finding })),
  };
}

/** A sentence, its place in the spec, and what belongs to it. */
export interface Entry {
  readonly words: string;
  readonly at?: string;
  readonly notes?: readonly string[];
}

/** The number of names of a list that are printed. */
const mostNamed = 5;
/** The same, of the sections of a page. */
const mostSections = 2;

export function headline(report: DiffReport): string {
  const { changes, published } = report;
  const count = faultCount(report);
  return compact(
    counted(changes.length, 'changement', 'changements'),
    published && counted(pageCount(report, published), 'page', 'pages'),
    count > 0 && `${count} à regarder`,
  ).join(', ');
}

/** How many pages differ: a page with another address counts once. */
function pageCount({ addresses }: DiffReport, { pages }: Published): number {
  const former = new Set(addresses.flatMap(({ address, answers }) => (answers === 'moved' ? [address] : [])));
  return pages.filter((page) => !former.has(page)).length;
}

/** The report in parts: what to look at, what was written, what differs on the site. */
export function partsOf(report: DiffReport) {
  const { changes, published, notRendered } = report;
  const isSilent = published !== undefined && isEmpty(report);
  const lines = (all: readonly string[]): Entry[] => all.map((words) => ({ words }));
  const parts: { title: string; entries: Entry[] }[] = [
    { title: 'À regarder', entries: toSee(report) },
    { title: 'Valeurs écrites', entries: isSilent ? [] : changes.map(entryOf) },
    { title: 'Textes des pages', entries: textEntries(report.texts) },
    { title: 'Adresses qui changent', entries: lines(addressLines(report.addresses)) },
    { title: 'Autres différences du site', entries: lines(published === undefined ? [] : otherLines(published)) },
    { title: 'Sans effet sur le site', entries: lines(withoutEffect(report, isSilent)) },
    { title: 'Pages non comparées', entries: lines(compact(notRendered)) },
  ];
  return parts.filter(({ entries }) => entries.length > 0);
}

function toSee({ disagreements, sources }: DiffReport): Entry[] {
  return [
    ...disagreements.map(({ file, position, message, remedy }) => ({
      words: message,
      at: `${file}:${position.line}`,
      notes: remedy === undefined ? [] : [remedy],
    })),
    ...sources.map(({ file, line, words }) => ({ words, at: `${file}:${line}` })),
  ];
}

function entryOf({ words, at }: Change): Entry {
  const [first = '', ...more] = at.map(({ file, line }) => `${file}:${line}`);
  return { words, at: first, notes: compact(more.length > 0 && `aussi : ${firstOf(more, mostNamed)}`) };
}

/** The texts that differ in the same places, below those. */
function textEntries(texts: readonly TextChange[]): Entry[] {
  return [...Map.groupBy(texts, ({ shown }) => shownWords(shown, mostSections))].map(([words, group]) => ({
    words,
    notes: group.map(({ before, after }) => {
      if (before === undefined) return `paraît : ${valueWords(after, undefined)}`;
      return after === undefined
        ? `disparaît : ${valueWords(before, undefined)}`
        : changeWords(before, after, undefined);
    }),
  }));
}

/** A page with another address is no new one. */
function addressLines(addresses: readonly MovedAddress[]): string[] {
  const targets = new Set(addresses.map(({ to }) => to));
  const added = new Set(addresses.flatMap(({ address, answers }) => (answers === 'added' ? [address] : [])));
  return addresses.flatMap(({ address, answers, to = '' }) => {
    if (answers === 'added') return targets.has(address) ? [] : [`${address} : nouvelle page`];
    if (answers === 'gone') return [`${address} : retirée (410)`];
    if (answers === 'lost') return [`! ${address} ne répond plus (404)`];
    return [
      added.has(to) ? `${address} devient ${to} ; l'ancienne adresse y mène` : `${address} mène maintenant à ${to}`,
    ];
  });
}

function listed(subject: string, names: readonly string[]): string | undefined {
  return names.length > 0 ? `${subject} : ${firstOf(names, mostNamed)}` : undefined;
}

function otherLines({ reordered, other, files }: Published): string[] {
  return compact(
    listed("l'ordre", reordered),
    listed("des liens, l'apparence ou un formulaire", other),
    listed('fichiers', files),
  );
}

function withoutEffect({ changes, onlyForm }: DiffReport, isSilent: boolean): string[] {
  return compact(
    isSilent &&
      changes.length > 0 &&
      `${counted(changes.length, 'valeur écrite', 'valeurs écrites')} autrement : le site reste le même`,
    onlyForm > 0 && `${counted(onlyForm, 'fichier', 'fichiers')} : seuls la mise en forme ou des commentaires changent`,
  );
}
