import { Edits } from '../edit/edits.ts';
import { isWithin, type Spec } from '../edit/spec.ts';
import { shownTexts, valueAfter, type ShownText } from '../edit/where/shown-text.ts';
import { setScalar } from '../edit/yaml/set-scalar.ts';
import type { Source } from '../../read/source.ts';
import type { Load } from '../../pipeline.ts';
import type { WrittenChange } from './written-changes.ts';

/** Where visitors read something: page by page, `undefined` for all pages. */
export type Shown = readonly Pick<ShownText, 'page' | 'section'>[];

const placeIn = ({ page, section }: ShownText) => ({ page, section });

/** The number of changes that are tried one by one; of the others, only the direct uses are listed. */
const mostTried = 20;

/** Finds the texts that each change affects, by loading the spec without that change. */
export class Reach {
  readonly #old: Spec;
  readonly #now: Spec;
  readonly #without = new Map<string, Load>();
  #texts: readonly ShownText[] | undefined;
  #oldTexts: readonly ShownText[] | undefined;

  constructor(old: Spec, now: Spec) {
    this.#old = old;
    this.#now = now;
  }

  of(change: WrittenChange): Shown {
    const { kind, old, now, path, oldPath } = change;
    if (isOfScalar(change) && this.#without.size < mostTried) return this.#shownBy(change);
    if (kind === 'removed') return old === undefined ? [] : writtenBelow(this.#textsOfOld(), old, oldPath);
    return now === undefined ? [] : writtenBelow(this.#textsOfNow(), now, path);
  }

  /** The current spec with some values reverted; `undefined` for changes other than of values, or too many. */
  without(changes: readonly WrittenChange[]): Load | undefined {
    const key = changes.map(({ now, path }) => `${now?.document.file} ${path.join('/')}`).join('\n');
    const known = this.#without.get(key);
    if (known !== undefined) return known;
    if (!changes.every(isOfScalar) || this.#without.size >= 2 * mostTried) return undefined;
    const edits = new Edits();
    for (const { now, path, before } of changes) edits.add(now, (yaml) => setScalar(yaml, path, before));
    const load = this.#now.loader.load(edits.changes());
    this.#without.set(key, load);
    return load;
  }

  /** The texts that change when one value is reverted. */
  #shownBy(change: WrittenChange): Shown {
    const back = this.without([change]);
    if (back === undefined) return [];
    const before = valueAfter(this.#now, back);
    return this.#textsOfNow()
      .filter((text) => before(text) !== text.value)
      .map(placeIn);
  }

  #textsOfNow(): readonly ShownText[] {
    this.#texts ??= shownTexts(this.#now);
    return this.#texts;
  }

  #textsOfOld(): readonly ShownText[] {
    this.#oldTexts ??= shownTexts(this.#old);
    return this.#oldTexts;
  }
}

/** The texts of a value and of its parts. */
function writtenBelow(texts: readonly ShownText[], source: Source, path: WrittenChange['path']): Shown {
  const below = texts.filter(({ origin }) => {
    const place = origin();
    return place.source === source && isWithin(place.path, path);
  });
  return below.map(placeIn);
}

/** A value that took the place of another. */
function isOfScalar(change: WrittenChange): change is WrittenChange & { now: Source; before: string | number } {
  return change.kind === 'changed' && change.now !== undefined && isScalar(change.before) && isScalar(change.after);
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
