import { placeholder } from '../../src/shared/placeholder.ts';
import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { openValues, type OpenValue, ledgerFaults, type Entry, type Ledger } from './to-settle.ts';
import { ledgers } from '../run/ledgers.ts';
import { claimsOfReceipt, expiredDates, pastEvents } from './format-over.ts';
import { releaseKinds, type ReleaseItem, shortly, releaseItem } from './release-item.ts';
import { publishable } from './publishable.ts';
import { scalarsIn, valueAt, isObject, itemsAt, textAt, textsIn } from '../base/json.ts';
import type { Json, DocumentPath } from '../base/json.ts';
import { claimsNothing, isIdentifier, schemaPlace } from '../schemas/schema-walk.ts';
import { needsApproval } from './needs-approval.ts';
import { specLocale } from '../model/locale/spec-locale.ts';
import { amountFormat } from '../rules/typed-figure.ts';

/**
 * Everything that must be settled before the site goes live: by kind, claims in figures before other texts, then by file and line. Drafts,
 * and rows and blocks whose last day is over, never go live: they are left out.
 * @param today `YYYY-MM-DD`: dates before it are over.
 */
export function listReleaseItems(
  sources: readonly Source[],
  schemas: Schemas,
  today: string,
  ledger: Ledger = { entries: [], fault: undefined },
): ReleaseItem[] {
  const live = sources.map((source) => publishable(source, schemas, today));
  const { bySource, gone } = valuesToSettle(sources, ledger);
  const openIn = (source: Source) =>
    (bySource.get(source.document.file) ?? []).filter(({ path }) => valueAt(source.data, path) !== undefined);
  const items = live.flatMap((source) => [
    ...placeholders(source, openIn(source)),
    ...doubts(source, openIn(source), schemas),
    ...expiredDates(source, today),
    ...pastEvents(source, today, schemas),
    ...switchedOff(source),
  ]);
  const typed = typedFigures(live, schemas, openIn).map(({ source, path }): ReleaseItem =>
    releaseItem(source.document, path, 'typedFigure', shortly(valueAt(source.data, path))),
  );
  const whole = [...ledgerItems(ledger, gone), ...items, ...typed, ...contraryPassages(live), ...claimsOfReceipt(live)];
  return whole.toSorted(
    (a, b) =>
      releaseKinds.indexOf(a.kind) - releaseKinds.indexOf(b.kind) ||
      Number(b.claim === true) - Number(a.claim === true) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column,
  );
}

/** The values of the ledger by file, and the entries whose value is nowhere any more. */
export function valuesToSettle(sources: readonly Source[], { entries }: Ledger) {
  const files = sources.map(({ document: { file }, data }) => ({ file, data }));
  const { found, gone } = openValues(entries, files);
  return { bySource: Map.groupBy(found, ({ file }) => file), gone };
}

/** A ledger that is missing, and entries without their value: what was to settle may be on the site under another name. */
function ledgerItems({ entries, fault }: Ledger, gone: readonly Entry[]): ReleaseItem[] {
  const item = { file: ledgers.toSettle, line: 1, column: 1, path: '' };
  if (fault !== undefined) {
    const { message, remedy } = ledgerFaults[fault];
    return [{ ...item, kind: 'ledger', note: `${message}. ${remedy}` }];
  }
  return gone.flatMap((entry): ReleaseItem[] => {
    const { file, at, kind, why } = entry;
    if (kind === 'figure') return [];
    const note = `${file} n'a plus cette valeur${why === undefined ? '' : `. ${why}`}`;
    return [{ ...item, kind: 'gone', line: entries.indexOf(entry) + 2, path: at, note }];
  });
}

/** Texts and figures written for the site without an approval yet, and doubtful claims. */
function doubts(source: Source, open: readonly OpenValue[], schemas: Schemas): ReleaseItem[] {
  const { document, data } = source;
  return open.flatMap(({ entry: { kind, why = '' }, path }) => {
    const isDoubt = kind === 'toVerify' || (kind === 'drafted' && needsApproval(source, path, schemas));
    if (!isDoubt) return [];
    const value = shortly(valueAt(data, path));
    const item = releaseItem(document, path, kind, kind === 'toVerify' ? `« ${value} ». ${why}` : value);
    return [kind === 'drafted' && statesFigure(source, path, schemas) ? { ...item, claim: true } : item];
  });
}

/**
 * Shares and amounts that a text states without a fact, and that are neither doubted nor approved yet. Those of identifiers and legal notices
 * state nothing, in their own field (`claims` in its schema) and where a sentence repeats them; nor do those of a choice (« 10k€ - 50k€ »).
 */
export function typedFigures(
  sources: readonly Source[],
  schemas: Schemas,
  openIn: (source: Source) => readonly OpenValue[],
): { source: Source; path: DocumentPath }[] {
  const site = sources.find(({ document }) => document.kind === 'site');
  const { typed, separators } = amountFormat(specLocale(site?.data));
  const compact = (text: string) => text.replaceAll(separators, '');
  const identifiers = compact(identifiersIn(sources, schemas).join(';'));
  const isRepeated = (figure: string) =>
    new RegExp(String.raw`(?<!\d)${RegExp.escape(figure)}(?!\d)`, 'u').test(identifiers);
  const isOpen = (text: string) => (text.match(typed) ?? []).some((figure) => !isRepeated(compact(figure)));
  return sources.flatMap((source) => {
    if (source.document.kind === 'facts') return [];
    const listed = openIn(source);
    return textsIn(source.data, isOpen).flatMap(({ path }) => {
      const isSettled = listed.some(({ path: place }) => place.every((step, at) => step === path[at]));
      if (isSettled || path.includes('options') || claimsNothing(source, path, schemas)) return [];
      return needsApproval(source, path, schemas) ? [{ source, path }] : [];
    });
  });
}

/** The identifiers, telephones, addresses and legal notices of a spec. */
function identifiersIn(sources: readonly Source[], schemas: Schemas): string[] {
  return sources.flatMap((source) =>
    textsIn(source.data, (text) => /\d/u.test(text)).flatMap(({ path, text }) =>
      isIdentifier(schemaPlace(source, path, schemas).schema()) ? [text] : [],
    ),
  );
}

/** The settings whose value `none` leaves a part of the site without effect, in the file of a kind. */
const switches = [
  { of: 'form', path: ['delivery'], as: 'delivery', effect: "ce que les visiteurs y écrivent n'est envoyé nulle part" },
  {
    of: 'site',
    path: ['forms', 'delivery'],
    as: 'delivery',
    effect: "ce que les visiteurs écrivent n'est envoyé nulle part",
  },
  { of: 'site', path: ['chat', 'script'], as: 'chat', effect: "les boutons d'assistance n'ouvrent aucun chat" },
] as const;

/** Forms whose answers are not sent, and a chat without a widget. */
function switchedOff({ document, data }: Source): ReleaseItem[] {
  const off = switches.filter(({ of, path }) => document.kind === of && valueAt(data, path) === 'none');
  return off.map(({ path, as, effect }) => releaseItem(document, path, as, `none : ${effect}`));
}

/**
 * Does a text, or anything in a list or group, state a figure of its own: « 94,2 % », « 12 M€ »? Such a claim wants proof before any other
 * text. A figure that is only named (`{facts.average-roi}`) is approved where it is written; a digit in a name (n8n, GPT-4) is none, nor is an identifier.
 */
function statesFigure(source: Source, path: DocumentPath, schemas: Schemas): boolean {
  return scalarsIn(valueAt(source.data, path) ?? null, path).some(
    ({ value: one, path: at }) =>
      (typeof one === 'number' || /(?<![\p{L}\d-])\d/u.test(one.replaceAll(/\{[^{}]*\}/gu, ''))) &&
      !claimsNothing(source, at, schemas),
  );
}

/** A text that only announces that it is to be written: « À compléter », « à compléter : nom du directeur ». */
const unwritten = /^\s*[àa]\scompl[ée]ter\s*(?:[.…:!?]|$)/iu;

/** Values that only the owner knows, and texts that carry the mark without being in the ledger. */
function placeholders({ document, data }: Source, open: readonly OpenValue[]): ReleaseItem[] {
  const named = open.flatMap(({ entry: { kind }, path }) => (kind === 'toComplete' ? [path] : []));
  const known = new Set(named.map((path) => path.join('/')));
  const marked = textsWithMark(data).filter((path) => !known.has(path.join('/')));
  return [...named, ...marked].map((path) => releaseItem(document, path, 'toComplete', shortly(valueAt(data, path))));
}

/** True if a value, or a part of it, has the mark of a text to complete. */
export function isPlaceholder(value: Json | undefined): boolean {
  return value !== undefined && textsWithMark(value).length > 0;
}

function textsWithMark(value: Json): DocumentPath[] {
  return textsIn(value, (text) => placeholder.test(text) || unwritten.test(text)).map(({ path }) => path);
}

/** A setting that legal texts speak of: where it stands in site.yaml, and the words of a passage about it. */
const settings = [
  { path: ['forms', 'delivery'], words: /formulaire|envoi(?!e)|lettre d'information|inscription/iu },
  { path: ['chat', 'script'], words: /\bchat\b|assistant|services? tiers|module/iu },
];

/** A passage that excludes something. One that only describes stays true whatever the setting. */
const excludes = /(?<!\p{L})(?:n['’]|(?:ne|aucune?|rien|seule?s?)(?!\p{L}))/iu;

/**
 * Passages of the legal texts that may claim the contrary of a setting: they speak of it, exclude something, and bear no `when`,
 * while the setting is on. Only a reader can tell; `when` records what the reading found.
 * @param sources all of them: the settings are in one, the passages in others
 */
export function contraryPassages(sources: readonly Source[]): ReleaseItem[] {
  const site = sources.find(({ document }) => document.kind === 'site');
  const on = settings.filter(({ path }) => {
    const value = site === undefined ? undefined : valueAt(site.data, path);
    return typeof value === 'string' && value !== 'none';
  });
  return sources.flatMap(({ document, data }) => {
    const passages = itemsAt(data, ['blocks']).flatMap((block, index) =>
      textAt(block, ['type']) === 'document' ? unmarkedTexts(block, ['blocks', index]) : [],
    );
    return passages.flatMap(({ text, path }) =>
      on.some(({ words }) => words.test(text) && excludes.test(text))
        ? [releaseItem(document, path, 'contrary', shortly(text))]
        : [],
    );
  });
}

/** The texts without a condition of their own or of what they stand in. */
function unmarkedTexts(value: Json, path: DocumentPath): { text: string; path: DocumentPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => unmarkedTexts(item, [...path, index]));
  if (!isObject(value) || value.when !== undefined) return [];
  const isRead = (key: string) => key === 'intro' && value.introWhen !== undefined;
  return Object.entries(value).flatMap(([key, item]) => (isRead(key) ? [] : unmarkedTexts(item, [...path, key])));
}
