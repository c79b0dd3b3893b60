import { isDeepStrictEqual } from 'node:util';
import { withArrivals, type Arrival } from '../forms/arrivals.ts';
import { formKeys, withForms } from '../forms/block-forms.ts';
import type { ChoiceSources } from '../forms/choices.ts';
import { withRequests, type RequestPlace } from '../forms/requests.ts';
import { pageValue, type MadePage } from '../pages/pages.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import { Latest, RememberedItems } from '../../base/remembered-lists.ts';
import { truePassages, type Conditions } from './true-passages.ts';

/** What the spec says elsewhere of what pages show. */
export interface Elsewhere {
  conditions: Conditions;
  places: ReadonlyMap<string, RequestPlace>;
  arrivals: ReadonlyMap<string, Arrival>;
  choices: ChoiceSources;
  schemas: Schemas;
}

/**
 * Makes of resolved pages what is rendered, and remembers it from one run to the next in a process that goes on: a page or a block is the very value of before
 * where it says the same. The schemas stay those of the first run.
 */
export class PageCompletion {
  /** What is said elsewhere, but for choices: another object once it says something else. */
  #said: { text: string } = { text: '' };
  readonly #saying = new Latest<{ text: string }>();
  readonly #made = new RememberedItems<MadePage, JsonObject | undefined>();
  readonly #values = new WeakMap<object, Kept<JsonObject | undefined>>();
  readonly #pages = new WeakMap<object, Kept<JsonObject> & { page: MadePage }>();

  /** Begins a run. */
  begin({ conditions, places, arrivals }: Elsewhere): void {
    this.#said = this.#saying.of([JSON.stringify([...conditions]), places, arrivals], () => {
      const text = JSON.stringify([[...conditions], [...places], [...arrivals]]);
      return text === this.#said.text ? this.#said : { text };
    });
  }

  pages(pages: readonly MadePage[], elsewhere: Elsewhere): readonly JsonObject[] {
    const make = (page: MadePage) => this.#page(page, elsewhere);
    // What forms choose from is said in many tables: it is looked up each time.
    const made = this.#made.of(
      pages,
      (page) => (hasForms(page, elsewhere.schemas) ? undefined : make(page)),
      this.#said,
    );
    return pages.map((page, place) => made[place] ?? make(page));
  }

  #page(page: MadePage, elsewhere: Elsewhere): JsonObject {
    const kept = this.#pages.get(page.route);
    const blocks = page.blocks.flatMap(({ value }) => this.#block(value, elsewhere) ?? []);
    if (kept?.said === this.#said && kept.page.page === page.page && areSame(kept.made.blocks, blocks)) {
      kept.page = page;
      return kept.made;
    }
    const own = truePassages({ ...pageValue(page), blocks: [] }, elsewhere.conditions);
    const made = { ...(own as JsonObject), blocks };
    this.#pages.set(page.route, { said: this.#said, page, made });
    return made;
  }

  /** A value whose links lead to the part of a page that they promise. */
  led(value: JsonObject, { arrivals }: Elsewhere): JsonObject {
    const kept = this.#values.get(value);
    if (kept?.said === this.#said && kept.made !== undefined) return kept.made;
    const made = withArrivals(value, arrivals);
    this.#values.set(value, { said: this.#said, made });
    return made;
  }

  /** Nothing where the block is not shown under the settings of the site. */
  #block(block: Json, elsewhere: Elsewhere): JsonObject | undefined {
    if (!isObject(block)) return undefined;
    const kept = this.#values.get(block);
    const schema = elsewhere.schemas.blocks.get(String(block.type));
    // What forms choose from is said in many tables: it is looked up each time.
    const isKnown = kept?.said === this.#said;
    if (isKnown && formKeys(schema).length === 0) return kept.made;
    const now = completed(block, elsewhere);
    const made = isKnown && isDeepStrictEqual(kept.made, now) ? kept.made : now;
    this.#values.set(block, { said: this.#said, made });
    return made;
  }
}

/** What was made, under what was said elsewhere. */
interface Kept<Made> {
  said: object;
  made: Made;
}

function completed(
  block: JsonObject,
  { conditions, places, arrivals, choices, schemas }: Elsewhere,
): JsonObject | undefined {
  const passages = truePassages(block, conditions);
  if (!isObject(passages)) return undefined;
  return withForms(withArrivals(withRequests(passages, schemas, places), arrivals), schemas, choices);
}

/** Whether a block of a page holds a form: what it chooses from is said in many tables. */
function hasForms(page: MadePage, { blocks: schemas }: Schemas): boolean {
  return page.blocks.some(({ value }) => isObject(value) && formKeys(schemas.get(String(value.type))).length > 0);
}

function areSame(before: Json | undefined, now: readonly Json[]): boolean {
  return Array.isArray(before) && before.length === now.length && before.every((block, index) => block === now[index]);
}
