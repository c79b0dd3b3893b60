import { objectsIn, type JsonObject } from '../../base/json.ts';
import { choicesOf, type ChoiceSources } from './choices.ts';
import { hintsOf } from './hints.ts';
import { linksOf } from './links.ts';

/** A valid form with what it takes from tables in it: the choices of its fields, what links bring, its hints. */
export function expandForm(form: JsonObject, sources: ChoiceSources): JsonObject {
  // By which parameter it is asked is for the addresses of lists (requests.ts).
  const whole: JsonObject = { ...form, groups: groupsOf(form, sources) };
  delete whole.requestParameter;
  return {
    ...whole,
    ...(form.links !== undefined && { links: linksOf(form, sources) }),
    ...(form.hints !== undefined && { hints: hintsOf(form.hints, whole, sources) }),
  };
}

function groupsOf({ groups }: JsonObject, sources: ChoiceSources): JsonObject[] {
  return objectsIn(groups).map((group) => ({
    ...group,
    fields: objectsIn(group.fields).map((field) => {
      const choices = choicesOf(field, sources);
      return choices === undefined ? field : { ...field, choices };
    }),
  }));
}
