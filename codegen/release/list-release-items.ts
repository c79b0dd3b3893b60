import { placeholder } from '../../src/shared/placeholder.ts';
import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { type Approvals, approvedValues } from './approvals.ts';
import { contraryPassages } from './contrary-passages.ts';
import { claimsOfReceipt, expiredDates, pastEvents } from './format-over.ts';
import { releaseKinds, type ReleaseItem, excerpt, releaseItem } from './release-item.ts';
import { publishable } from './publishable.ts';
import { scalarsIn, valueAt, type Json, type DocumentPath } from '../base/json.ts';
import { textsLike } from '../base/walk-texts.ts';
import { claimsNothing, isIdentifier, schemaPlace } from '../schemas/schema-place.ts';
import { needsApproval } from './needs-approval.ts';
import { specLocale } from '../model/locale/spec-locale.ts';
import { amountFormat } from '../rules/typed-figure.ts';

/**
 * Everything that must be settled before the site goes live: by kind, claims in figures before other texts, then by file and line. Drafts,
 * and rows and blocks whose last day is over, never go live: they are left out.
 * @param texts the approvals of texts
 * @param today `AAAA-MM-JJ`: dates before it are over.
 */
export function listReleaseItems(
  sources: readonly Source[],
  schemas: Schemas,
  today: string,
  texts: Approvals = {},
): ReleaseItem[] {
  const live = sources.map((source) => publishable(source, schemas, today));
  const items = live.flatMap((source) => [
    ...placeholders(source),
    ...annotated(source, schemas),
    ...changedTexts(source, texts, schemas),
    ...expiredDates(source, today),
    ...pastEvents(source, today, schemas),
    ...switchedOff(source),
  ]);
  const typed = typedFigures(live, schemas, texts);
  return [...items, ...typed, ...contraryPassages(live), ...claimsOfReceipt(live)].toSorted(
    (a, b) =>
      releaseKinds.indexOf(a.kind) - releaseKinds.indexOf(b.kind) ||
      Number(b.claim === true) - Number(a.claim === true) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column,
  );
}

/** Texts and figures written for the site without an approval yet, and doubtful claims. */
function annotated(source: Source, schemas: Schemas): ReleaseItem[] {
  const { document, data, annotations } = source;
  return annotations.flatMap(({ kind, path, reason = '' }) => {
    if (kind === 'toComplete' || (kind === 'drafted' && !needsApproval(source, path, schemas))) return [];
    const value = valueAt(data, path);
    const note = kind === 'toVerify' ? `« ${excerpt(value)} ». ${reason}` : excerpt(value);
    const item = releaseItem(document, path, kind, note);
    return [kind === 'drafted' && statesFigure(source, path, schemas) ? { ...item, claim: true } : item];
  });
}

/** Texts that differ from the approved ones. A text that is drafted again is listed as a draft. */
function changedTexts(source: Source, approvals: Approvals, schemas: Schemas): ReleaseItem[] {
  const { document, data, annotations } = source;
  const drafted = new Set(annotations.flatMap(({ kind, path }) => (kind === 'drafted' ? [path.join('/')] : [])));
  return approvedValues(source, approvals).flatMap(({ path, approval, isChanged }) => {
    if (!isChanged || drafted.has(path.join('/'))) return [];
    const value = valueAt(data, path);
    const item = releaseItem(
      document,
      path,
      'changed',
      `${excerpt(value)} (approuvé le ${approval.day}${approval.by === undefined ? '' : ` par ${approval.by}`})`,
    );
    return [statesFigure(source, path, schemas) ? { ...item, claim: true } : item];
  });
}

/**
 * Shares and amounts that a text states without a fact, and that nobody has yet doubted or approved. Those of identifiers and legal notices
 * state nothing, in their own field (`claims` in its schema) and where a sentence repeats them; nor do those of a choice (« 10k€ - 50k€ »).
 */
function typedFigures(sources: readonly Source[], schemas: Schemas, approvals: Approvals): ReleaseItem[] {
  const site = sources.find(({ document }) => document.kind === 'site');
  const { typed, separators } = amountFormat(specLocale(site?.data));
  const compact = (text: string) => text.replaceAll(separators, '');
  const identifiers = compact(identifiersIn(sources, schemas).join(';'));
  const isRepeated = (figure: string) =>
    new RegExp(String.raw`(?<!\d)${RegExp.escape(figure)}(?!\d)`, 'u').test(identifiers);
  const isOpen = (text: string) => (text.match(typed) ?? []).some((figure) => !isRepeated(compact(figure)));
  return sources.flatMap((source) => {
    if (source.document.kind === 'facts') return [];
    const settled = [...source.annotations, ...approvedValues(source, approvals)].map(({ path }) => path);
    return textsLike(source.data, isOpen).flatMap(({ path, text }) => {
      const isSettled = settled.some((place) => place.every((step, at) => step === path[at]));
      if (isSettled || path.includes('options') || claimsNothing(source, path, schemas)) return [];
      const isSaid = needsApproval(source, path, schemas);
      return isSaid ? [releaseItem(source.document, path, 'typedFigure', excerpt(text))] : [];
    });
  });
}

/** The identifiers, telephones, addresses and legal notices of a spec. */
function identifiersIn(sources: readonly Source[], schemas: Schemas): string[] {
  return sources.flatMap((source) =>
    textsLike(source.data, (text) => /\d/u.test(text)).flatMap(({ path, text }) =>
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

/** A text that says nothing else than that it is to be written: « À compléter », « à compléter : nom du directeur ». */
const unwritten = /^\s*[àa]\scompl[ée]ter\s*(?:[.…:!?]|$)/iu;

/** Values named by `toComplete`, and texts that carry the mark without being named. */
function placeholders({ document, data, annotations }: Source): ReleaseItem[] {
  const named = annotations.flatMap(({ kind, path }) => (kind === 'toComplete' ? [path] : []));
  const known = new Set(named.map((path) => path.join('/')));
  const marked = textsWithMark(data).filter((path) => !known.has(path.join('/')));
  return [...named, ...marked].map((path) => releaseItem(document, path, 'toComplete', excerpt(valueAt(data, path))));
}

/** Does a value, or a part of it, carry the mark of a text to complete? */
export function isPlaceholder(value: Json | undefined): boolean {
  return value !== undefined && textsWithMark(value).length > 0;
}

function textsWithMark(value: Json): DocumentPath[] {
  return textsLike(value, (text) => placeholder.test(text) || unwritten.test(text)).map(({ path }) => path);
}
