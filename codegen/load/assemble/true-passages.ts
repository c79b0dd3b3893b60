import { isObject, valueAt, type Json, type JsonObject } from '../values/json.ts';

/** Whether each condition holds, by its name. */
export type Conditions = ReadonlyMap<Json, boolean>;

/**
 * What is said of each condition under the settings of the site.
 * @param forms by their names: each is sent or not (`when: form-newsletter-set`)
 */
export function conditionsOf(settings: JsonObject, forms: Readonly<Record<string, JsonObject>>): Conditions {
  const isSet = (path: string[]) => {
    const value = valueAt(settings, path);
    return value !== undefined && value !== 'none';
  };
  const delivers = isSet(['forms', 'delivery']);
  const chats = isSet(['chat', 'script']);
  const ofForms = Object.entries(forms).flatMap(([name, { delivery }]): [string, boolean][] => {
    const isSent = delivers && delivery !== 'none';
    return [
      [`form-${name}-none`, !isSent],
      [`form-${name}-set`, isSent],
    ];
  });
  return new Map([
    ...ofForms,
    ['always', true],
    ['delivery-none', !delivers],
    ['delivery-set', delivers],
    ['chat-none', !chats],
    ['chat-set', chats],
  ]);
}

/**
 * The passages of a value that are true, without their conditions (`when: chat-none`): nothing where the value itself is not, the very value
 * where nothing in it has a condition, as in most.
 */
export function truePassages(value: Json, holds: Conditions): Json | undefined {
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => {
      const kept = truePassages(item, holds);
      return kept === undefined ? [] : [kept];
    });
    return items.length === value.length && items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  const isTrue = value.when === undefined ? undefined : holds.get(value.when);
  if (isTrue === false) return undefined;
  let isSame = isTrue === undefined;
  const kept: JsonObject = {};
  for (const key of Object.keys(value)) {
    if (key === 'when' && isTrue !== undefined) continue;
    const item = value[key] ?? null;
    kept[key] = truePassages(item, holds) ?? null;
    isSame &&= kept[key] === item;
  }
  return isSame ? value : kept;
}
