import { changeWords, compact, counted, valueWords } from '../edit/words/value-words.ts';
import {
  type Cause,
  faultCount,
  isEmpty,
  type Change,
  type DiffReport,
  type LaterChange,
  type MovedAddress,
  type Published,
  type TextChange,
} from './report.ts';
import { periodWords } from '../../model/index/days.ts';
import { sectionsByPage, type Shown } from '../edit/where/shown-text.ts';

/** A heading and its lines; the lines of one entry stand together. */
interface Part {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A sentence, its place in the spec, and its effects. */
export interface Entry {
  readonly words: string;
  readonly at: string;
  readonly notes: readonly string[];
}

const titles: Readonly<Record<Cause, string>> = {
  figures: 'Prix et chiffres',
  addresses: 'Adresses et liens',
  days: 'Jours sur le site',
  rows: 'Lignes ajoutées et retirées',
  texts: 'Textes',
  order: 'Ordre',
  looks: 'Apparence',
};

/** The number of names of a list that are printed. */
const mostNamed = 5;

/** The first line: how much changes. */
export function headline(report: DiffReport): string {
  const { changes, published, later } = report;
  const count = faultCount(report);
  return compact(
    counted(changes.length, 'changement', 'changements'),
    published && counted(pageCount(report, published), 'page', 'pages'),
    later.length > 0 && counted(later.length, 'changement à venir', 'changements à venir'),
    count > 0 && `${count} à regarder`,
  ).join(', ');
}

/** How many pages differ: a page with another address counts once. */
function pageCount({ addresses }: DiffReport, { pages }: Published): number {
  const former = new Set(addresses.flatMap(({ address, answers }) => (answers === 'moved' ? [address] : [])));
  return pages.filter((page) => !former.has(page)).length;
}

/** The report in parts: faults, then changes, then effects for machines. */
export function partsOf(report: DiffReport, place: string): Part[] {
  const { changes, published, notRendered } = report;
  const isSilent = published !== undefined && isEmpty(report);
  const byCause = isSilent ? [] : [...Map.groupBy(changes, ({ cause }) => cause)];
  const parts = [
    { title: 'À regarder', entries: toSee(report, place) },
    ...byCause.map(([cause, all]) => ({ title: titles[cause], entries: all.map((one) => entryOf(one, place)) })),
    { title: 'Ce qui en découle sur les pages', entries: textEntries(report.derived) },
    { title: 'À venir', entries: report.later.map((one) => laterEntry(one, report.day)) },
    { title: 'Adresses qui changent', entries: addressLines(report.addresses).map(plain) },
    { title: 'Calculateur', entries: report.calculator.map(plain) },
    {
      title: 'Ce que lisent les machines',
      entries: published === undefined ? [] : forMachines(published).map(plain),
    },
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

function entryOf({ words, at, shown }: Change, place: string): Entry {
  const [first] = at;
  const others = at.slice(1).map(({ file, line }) => `${place}${file}:${line}`);
  return {
    words,
    at: first === undefined ? '' : `${place}${first.file}:${first.line}`,
    notes: compact(others.length > 0 && `aussi : ${named(others)}`, shown.length > 0 && seenAt(shown)),
  };
}

/** What differs in the same places, as one entry: « 8 secteurs » → « 9 secteurs ». */
function textEntries(texts: readonly TextChange[]): Entry[] {
  return [...Map.groupBy(texts, ({ shown }) => JSON.stringify(shown)).values()].map((group) => {
    const [{ shown }] = group as [TextChange];
    const labelled = (words: string, label?: string) =>
      label === undefined ? words : `${words} (${valueWords(label, undefined)})`;
    const only = (side: 'before' | 'after', other: 'before' | 'after') =>
      group.flatMap((one) => (one[other] === undefined ? [labelled(valueWords(one[side], undefined), one.label)] : []));
    const [fresh, gone] = [only('after', 'before'), only('before', 'after')];
    const others = group.flatMap(({ before, after, label }) =>
      before === undefined || after === undefined ? [] : [labelled(changeWords(before, after, undefined), label)],
    );
    const words = compact(
      others.length > 0 && named(others),
      fresh.length > 0 && `${fresh.length === 1 ? 'paraît' : 'paraissent'} : ${named(fresh)}`,
      gone.length > 0 && `${gone.length === 1 ? 'disparaît' : 'disparaissent'} : ${named(gone)}`,
    );
    return { words: words.join(' ; '), at: '', notes: [seenAt(shown)] };
  });
}

/** « À partir du 1er décembre 2026 : paraît « Starter » (packs) », with all that differs on the pages. What is there already and ends is listed above it. */
function laterEntry({ from, until, rows, addresses, texts, pages, files }: LaterChange, today: string): Entry {
  const isThere = from === today;
  const days = isThere ? `${periodWords({ until })} seulement` : periodWords({ from, until });
  const shown = texts.flatMap((one) => one.shown);
  return {
    words: [
      days.charAt(0).toUpperCase() + days.slice(1),
      ...(isThere && rows.length === 0 ? ['ce qui change à ces endroits'] : []),
      ...rows.map((row) => (isThere ? `ensuite, ${row}` : row)),
    ].join(' : '),
    at: '',
    notes: compact(
      ...(isThere
        ? [shown.length > 0 && seenAt(shown)]
        : textEntries(texts).map(({ words, notes }) => [words, ...notes].join(' ; '))),
      ...addressLines(addresses),
      listed("des liens, l'ordre ou l'apparence", pages),
      listed('fichiers', files),
    ),
  };
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
  return names.length > 0 ? `${subject} : ${named(names)}` : undefined;
}

function forMachines({ heads, structuredData, pictures, files }: Published): string[] {
  const others = files.filter((file) => !file.startsWith('assets/'));
  return compact(
    listed('titres et descriptions', heads),
    listed('données pour les moteurs (JSON-LD)', structuredData),
    listed('images de partage', pictures),
    listed('fichiers', others),
    files.some((file) => file.endsWith('.css')) && 'styles des pages',
    files.some((file) => file.endsWith('.js')) && 'scripts des pages',
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

/** The first names of a list, and how many more there are. */
function named(names: readonly string[], most = mostNamed): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` et ${counted(rest, 'autre', 'autres')}` : '');
}

function plain(words: string): Entry {
  return { words, at: '', notes: [] };
}

const mostPages = 4;
const mostSections = 2;

/** « se voit : / (« Nos tarifs »), /demo (titre et résumé de la page) et 3 autres pages » */
function seenAt(shown: Shown): string {
  // All pages come first, so that they are never among the others.
  const pages = sectionsByPage(shown).toSorted((a, b) => Number(a.page !== undefined) - Number(b.page !== undefined));
  const first = pages.slice(0, mostPages).map(({ page = 'toutes les pages', sections }) => {
    const names = sections.map((section) => section.replace(/^section (?=«)/u, ''));
    return `${page} (${named(names, mostSections)})`;
  });
  const rest = pages.length - mostPages;
  return `se voit : ${first.join(', ')}${rest > 0 ? ` et ${counted(rest, 'autre page', 'autres pages')}` : ''}`;
}
