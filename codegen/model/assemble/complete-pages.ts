import { withArrivals, type Arrival } from '../forms/arrivals.ts';
import { withForms } from '../forms/block-forms.ts';
import type { ChoiceSources } from '../forms/choices.ts';
import { withRequests, type RequestPlace } from '../forms/requests.ts';
import type { MadePage } from '../pages/page-plan.ts';
import { pageValue } from '../pages/pages.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import { conditionalPassages, type Conditions } from './conditional-passages.ts';

/** What the spec says elsewhere of what pages show. */
export interface Elsewhere {
  conditions: Conditions;
  places: ReadonlyMap<string, RequestPlace>;
  arrivals: ReadonlyMap<string, Arrival>;
  choices: ChoiceSources;
  schemas: Schemas;
}

/** A resolved page as it is rendered: without the blocks and passages that the settings of the site exclude. */
export function completePage(page: MadePage, elsewhere: Elsewhere): JsonObject {
  const own = conditionalPassages({ ...pageValue(page), blocks: [] }, elsewhere.conditions);
  return { ...(own as JsonObject), blocks: page.blocks.flatMap(({ value }) => completeBlock(value, elsewhere) ?? []) };
}

function completeBlock(
  block: Json,
  { conditions, places, arrivals, choices, schemas }: Elsewhere,
): JsonObject | undefined {
  const passages = conditionalPassages(block, conditions);
  if (!isObject(passages)) return undefined;
  return withForms(withArrivals(withRequests(passages, schemas, places), arrivals), schemas, choices);
}
