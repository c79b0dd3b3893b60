import { counted, firstOf } from '../../base/french.ts';
import { changeWords, compact, valueWords } from '../edit/words/value-words.ts';
import {
  faultCount,
  isEmpty,
  type Change,
  type DiffReport,
  type MovedAddress,
  type Published,
  type TextChange,
} from './report.ts';
import { shownWords } from '../edit/where/shown-text.ts';

/** A sentence, its place in the spec, and what belongs to it. */
export interface Entry {
  readonly words: string;
  readonly at: string;
  readonly notes: readonly string[];
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
export function partsOf(report: DiffReport, place: string) {
  const { changes, published, notRendered } = report;
  const isSilent = published !== undefined && isEmpty(report);
  const parts = [
    { title: 'À regarder', entries: toSee(report, place) },
    { title: 'Valeurs écrites', entries: isSilent ? [] : changes.map((one) => entryOf(one, place)) },
    { title: 'Textes des pages', entries: textEntries(report.texts) },
    { title: 'Adresses qui changent', entries: addressLines(report.addresses).map(plain) },
    { title: 'Autres différences du site', entries: published === undefined ? [] : otherLines(published).map(plain) },
    { title: 'Sans effet sur le site', entries: withoutEffect(report, isSilent).map(plain) },
    { title: 'Pages non comparées', entries: notRendered === undefined ? [] : [plain(notRendered)] },
  ];
  return parts.filter(({ entries }) => entries.length > 0);
}

function toSee({ disagreements, sources }: DiffReport, place: string): Entry[] {
  return [
    ...disagreements.map(({ file, position, message, remedy }) => ({
      words: message,
      at: `${place}${file}:${position.line}`,
      notes: remedy === undefined ? [] : [remedy],
    })),
    ...sources.map(({ file, line, words }) => ({ words, at: `${place}${file}:${line}`, notes: [] })),
  ];
}

function entryOf({ words, at }: Change, place: string): Entry {
  const [first = '', ...more] = at.map(({ file, line }) => `${place}${file}:${line}`);
  return { words, at: first, notes: compact(more.length > 0 && `aussi : ${firstOf(more, mostNamed)}`) };
}

/** The texts that differ in the same places, below those. */
function textEntries(texts: readonly TextChange[]): Entry[] {
  return [...Map.groupBy(texts, ({ shown }) => shownWords(shown, mostSections))].map(([words, group]) => ({
    words,
    at: '',
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

function plain(words: string): Entry {
  return { words, at: '', notes: [] };
}
