import { asTyped } from '../../base/excerpt.ts';
import { isObject, scalarsIn, type DocumentPath } from '../../base/json.ts';
import { ownName } from '../../base/names.ts';
import { figureOf, formatFigure } from '../../model/locale/figure.ts';
import type { Source } from '../../read/source.ts';
import { factsOf, isWithin, type Spec } from '../edit/spec.ts';
import { shownTexts, type Shown, type ShownText } from '../edit/where/shown-text.ts';
import type { DescribedChange } from './describe-changes.ts';
import { plainText } from './page-sections.ts';
import type { Change, DiffReport, TextChange } from './report.ts';
import type { WrittenChange } from './written-changes.ts';

/** The changes with the places where visitors read them, and the texts that no change states. */
type Explained = Pick<DiffReport, 'changes' | 'derived'>;

/**
 * Gives each text that differs to the written changes that state it: those that have the same words.
 * @param texts all that differ
 * @param isDifferent whether a page differs: a change that no text states is seen where its values are used
 * @param isNew whether a page is new: its texts are no differences
 */
export function explainTexts(
  { described, before, after }: { described: readonly DescribedChange[]; before: Spec; after: Spec },
  texts: readonly TextChange[],
  isDifferent: (page: string | undefined) => boolean,
  isNew: (page: string) => boolean = () => false,
): Explained {
  // The name of a row that comes or goes is a part of the row, and not of the places that name it.
  const ids = new Set(described.flatMap(({ written }) => written.flatMap(rowIdOf)));
  const [old, now] = [new Written(before, ids), new Written(after, ids)];
  const differing = new Set(texts.flatMap(({ shown }) => shown.map(sectionKey)));
  const all = described.map(({ change, written }) => ({
    change,
    own: written.map((one) => ({ old: old.textsOf(one, 'old'), now: now.textsOf(one, 'now') })),
    uses: written.flatMap((one): Shown => {
      if (one.kind === 'renamed') return [];
      if (one.now?.document.kind === 'theme') return [{ page: undefined, section: 'couleurs et polices' }];
      const [side, source, at, value] =
        one.kind === 'removed'
          ? ([old, one.old, one.oldPath, one.before] as const)
          : ([now, one.now, one.path, one.after] as const);
      // Visitors do not see all settings of the site.
      const isSetting = ({ page }: Shown[number]) => page === undefined && source?.document.kind === 'site';
      if (typeof value !== 'string' || !ids.has(value))
        return side.placesOf(source, at).filter((place) => !isSetting(place));
      // The name of a row in a list is seen where the list is, if anything changes there.
      const isPage = source?.document.kind === 'page';
      const holder = at.slice(0, isPage ? 2 : at.findLastIndex((step) => typeof step === 'string'));
      return side.placesOf(source, holder).filter((place) => differing.has(sectionKey(place)));
    }),
    shown: [] as Shown[number][],
  }));
  const derived = texts.filter((text) => {
    const causes = all.filter(({ own }) => own.some((one) => explains(one, text)));
    for (const place of text.shown) for (const { shown } of nearest(causes, place)) shown.push(place);
    return causes.length === 0;
  });
  const changes = all.map(({ change, uses, shown }) => {
    const isSeen = ({ page }: Shown[number]) =>
      (shown.length === 0 && isDifferent(page)) || (page !== undefined && isNew(page));
    const places = [...shown, ...uses.filter(isSeen)];
    return { ...change, shown: [...new Map(places.map((at) => [sectionKey(at), at])).values()] };
  });
  return { changes, derived };
}

function sectionKey({ page, section }: Shown[number]): string {
  return `${page} ${asTyped(section)}`;
}

/** Of several changes with the same words, those whose values the section is known to use, else the page; else those that are of no page: rows, figures, choices. */
function nearest<One extends { readonly uses: Shown; readonly change: Change }>(
  all: readonly One[],
  at: Shown[number],
) {
  const usedIn = (isThere: (use: Shown[number]) => boolean) => all.filter(({ uses }) => uses.some(isThere));
  const found = [
    usedIn((use) => sectionKey(use) === sectionKey(at)),
    usedIn(({ page }) => page === at.page),
    all.filter(({ change, uses }) => uses.length === 0 || change.cause === 'rows' || change.cause === 'figures'),
  ];
  return found.find(({ length }) => length > 0) ?? all;
}

/** The id of a row that a change adds or takes away. */
function rowIdOf({ kind, before, after, now, old, path, oldPath }: WrittenChange): string[] {
  const [value, source, place] = kind === 'added' ? [after, now, path] : [before, old, oldPath];
  const isRow = kind !== 'changed' && source?.document.kind === 'table' && place.length < 2 && isObject(value);
  return isRow && typeof value.id === 'string' ? [value.id] : [];
}

/** The texts of a change on both sides. */
interface Own {
  readonly old: readonly string[];
  readonly now: readonly string[];
}

function explains({ old, now }: Own, { before, after }: TextChange): boolean {
  if (before === undefined) return now.some((text) => isAbout(text, after ?? ''));
  if (after === undefined) return old.some((text) => isAbout(text, before));
  if (old.some((text) => text.includes(before)) && now.some((text) => text.includes(after))) return true;
  return old.some((was) => hasWords(before, was) && now.some((is) => before.replaceAll(was, () => is) === after));
}

/** Is a text of a page a part of a written one, or around it? */
function isAbout(written: string, read: string): boolean {
  return (written.includes(read) && read.length > 1) || (written.length > 2 && hasWords(read, written));
}

/** Does a text have these words as words of their own? Digits beside a number make another one. */
function hasWords(text: string, words: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\d]|\d[ ,])${RegExp.escape(words)}(?![\p{L}\d]|[ ,]\d)`, 'u').test(text);
}

/** The texts of a spec as they are shown, by the file in which they are written. */
class Written {
  readonly #texts: ReadonlyMap<Source, (ShownText & { at: DocumentPath })[]>;
  /** What visitors read of an id, and of a reference to a figure. */
  readonly #names: ReadonlyMap<string, string[]>;

  /** @param ids of rows whose names are left out */
  constructor(spec: Spec, ids: ReadonlySet<string>) {
    const placed = shownTexts(spec).map((text) => ({ text, origin: text.origin() }));
    this.#texts = new Map(
      [...Map.groupBy(placed, ({ origin }) => origin.source)].map(([source, all]) => [
        source,
        all.map(({ text, origin }) => ({ ...text, at: origin.path })),
      ]),
    );
    const rows = Map.groupBy([...spec.index.tables.values()].flat(), ({ id }) => id);
    this.#names = new Map<string, string[]>([
      ...[...rows].map(([id, all]): [string, string[]] => [
        id,
        ids.has(id) ? [] : all.flatMap(({ data }) => plainText(ownName(data) ?? '')),
      ]),
      ...factsOf(spec).map(({ name, figure }): [string, string[]] => [
        `facts.${name}`,
        Object.values(figureOf(figure, spec.index.locale)).map((text) => plainText(String(text))),
      ]),
    ]);
  }

  placesOf(source: Source | undefined, path: DocumentPath): Shown {
    return this.#within(source, path).map(({ page, section }) => ({ page, section }));
  }

  /** The texts of one side of a change: as they are written, as they are shown, and the names of the rows that it names. */
  textsOf({ before, after, old, now, oldPath, path }: WrittenChange, side: 'old' | 'now'): string[] {
    const [value, source, at] = side === 'old' ? [before, old, oldPath] : [after, now, path];
    if (value === undefined) return [];
    const values = [...scalarsIn(value), ...this.#within(source, at)].map((one) => one.value);
    return [...new Set(values.flatMap((one) => this.#forms(one)))].filter((text) => text !== '');
  }

  #forms(value: string | number): string[] {
    if (typeof value === 'number') return [plainText(formatFigure(value))];
    const names = this.#names.get(value);
    if (names !== undefined) return names;
    const text = value.replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replaceAll(/[*`]/gu, '');
    return [plainText(text)];
  }

  #within(source: Source | undefined, path: DocumentPath) {
    const texts = (source && this.#texts.get(source)) ?? [];
    return texts.filter(({ at }) => isWithin(at, path));
  }
}
