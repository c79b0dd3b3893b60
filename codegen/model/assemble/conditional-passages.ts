import { isObject, mapValues, valueAt, type Json, type JsonObject } from '../../base/json.ts';

export type Conditions = ReadonlyMap<Json, boolean>;

/**
 * Whether each condition holds under the settings of the site.
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
export function conditionalPassages(value: Json, holds: Conditions): Json | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item) => conditionalPassages(item, holds));
    return items.every((item, at) => item === value[at]) ? value : items.filter((item) => item !== undefined);
  }
  if (!isObject(value)) return value;
  const isTrue = value.when === undefined ? undefined : holds.get(value.when);
  if (isTrue === false) return undefined;
  const passages = mapValues(value, (item) => conditionalPassages(item, holds) ?? null);
  if (isTrue === undefined) return passages;
  const shown = { ...passages };
  delete shown.when;
  return shown;
}
