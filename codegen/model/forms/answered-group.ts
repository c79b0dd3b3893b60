import { objectsIn, type JsonObject } from '../../base/json.ts';

/** What a link of a form can have answered before its visitor arrives: the parameter, and the group of fields that is next then. */
export interface AnsweredGroup {
  parameter: string;
  anchor: string;
}

/**
 * Where a form opens with a board of cards, a link that has chosen one of them leads to what follows the board: `?type=overview` to the
 * date. Nothing where the group that follows has no id.
 */
export function answeredGroup(form: JsonObject | undefined): AnsweredGroup | undefined {
  const [first, next] = objectsIn(form?.groups);
  const board = objectsIn(first?.fields).find(({ kind }) => kind === 'cards');
  const parameter = board && objectsIn(form?.links).find(({ field }) => field === board.name)?.parameter;
  return typeof parameter === 'string' && typeof next?.id === 'string' ? { parameter, anchor: next.id } : undefined;
}
