import { isObject, valueAt, type Json, type JsonObject } from '../values/json.ts';

/** The passages of a value that are true under the settings of the site, without their conditions (`when: chat-none`). */
export function truePassages(value: Json, settings: JsonObject): Json {
  const holds = holdingConditions(settings);
  return keep(value, holds) ?? null;
}

/** What is said of each condition, by its name. */
function holdingConditions(settings: JsonObject): ReadonlyMap<Json, boolean> {
  const isSet = (path: string[]) => {
    const value = valueAt(settings, path);
    return value !== undefined && value !== 'none';
  };
  const delivers = isSet(['forms', 'delivery']);
  const chats = isSet(['chat', 'script']);
  return new Map([
    ['always', true],
    ['delivery-none', !delivers],
    ['delivery-set', delivers],
    ['chat-none', !chats],
    ['chat-set', chats],
  ]);
}

function keep(value: Json, holds: ReadonlyMap<Json, boolean>): Json | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => keep(item, holds) ?? []);
  if (!isObject(value)) return value;
  const { when, ...passage } = value;
  const isTrue = when === undefined ? undefined : holds.get(when);
  if (isTrue === false) return undefined;
  const kept = isTrue === undefined ? value : passage;
  return Object.fromEntries(Object.entries(kept).map(([key, item]) => [key, keep(item, holds) ?? null]));
}
