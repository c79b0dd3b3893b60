import { Edits } from '../edit/edits.ts';
import { isWithin, type Spec } from '../edit/spec.ts';
import { shownTexts, valueAfter, type Shown, type ShownText } from '../edit/where/shown-text.ts';
import { setScalar } from '../edit/yaml/set-scalar.ts';
import type { Source } from '../../read/source.ts';
import type { Load } from '../../pipeline.ts';
import type { WrittenChange } from './written-changes.ts';

/** The number of changes that are tried one by one; of the others, only the direct uses are listed. */
const mostTried = 20;

/** Finds the texts that each change affects, by loading the spec without that change. */
export class Reach {
  readonly #now: Spec;
  readonly #texts: readonly ShownText[];
  readonly #oldTexts: readonly ShownText[];
  readonly #without = new Map<string, Load>();

  constructor(old: Spec, now: Spec) {
    this.#now = now;
    this.#texts = shownTexts(now);
    this.#oldTexts = shownTexts(old);
  }

  /** Where visitors read the texts that change with a value, or those of a value and of its parts. */
  of(change: WrittenChange): Shown {
    const { kind, old, now, path, oldPath } = change;
    if (isOfScalar(change) && this.#without.size < mostTried) {
      const reverted = this.without([change]);
      const before = reverted && valueAfter(this.#now, reverted);
      return before === undefined ? [] : placesOf(this.#texts.filter((text) => before(text) !== text.value));
    }
    const [texts, source, holder] = kind === 'removed' ? [this.#oldTexts, old, oldPath] : [this.#texts, now, path];
    const below = texts.filter(({ origin }) => {
      const place = origin();
      return place.source === source && isWithin(place.path, holder);
    });
    return placesOf(below);
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
}

function placesOf(texts: readonly ShownText[]): Shown {
  return texts.map(({ page, section }) => ({ page, section }));
}

/** A value that took the place of another. */
function isOfScalar(change: WrittenChange): change is WrittenChange & { now: Source; before: string | number } {
  return change.kind === 'changed' && change.now !== undefined && isScalar(change.before) && isScalar(change.after);
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
