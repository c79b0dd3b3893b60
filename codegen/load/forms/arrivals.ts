import { isObject, type Json } from '../values/json.ts';
import type { PagePlan } from '../pages/pages.ts';
import { textsIn } from '../values/walk-texts.ts';
import { addressOf, withText, type RequestPlace } from './requests.ts';

/** The part of a page where links to one of its addresses arrive. */
interface Arrival {
  anchor: string;
  /** Only links that ask the form there for something. */
  asked: boolean;
}

/** By address: the form of a page, for what asks it for something, and what routes say of their other addresses (`opensAt`). */
export function arrivalsOf(
  places: ReadonlyMap<string, RequestPlace>,
  plans: readonly PagePlan[],
): ReadonlyMap<string, Arrival> {
  const forms = [...places].flatMap(([address, { anchor }]): [string, Arrival][] =>
    anchor === undefined ? [] : [[address, { anchor, asked: true }]],
  );
  const parts = plans.flatMap(({ route }): [string, Arrival][] => {
    const opensAt = isObject(route.value) && isObject(route.value.opensAt) ? route.value.opensAt : {};
    return Object.entries(opensAt).map(([address, anchor]) => [address, { anchor: String(anchor), asked: false }]);
  });
  return new Map([...forms, ...parts]);
}

/**
 * A value whose links lead to the part of a page that they promise, and not to its top: `/contact?pack=starter` →
 * `/contact?pack=starter#message`. Those of `ask` are given the row that is asked for where they are shown. An address that names a part
 * keeps it.
 */
export function withArrivals<Value extends Json>(value: Value, arrivals: ReadonlyMap<string, Arrival>): Value {
  return textsIn(value).reduce((made, { path, text: href }) => {
    const arrival = path.at(-1) === 'href' && !href.includes('#') ? arrivals.get(addressOf(href)) : undefined;
    if (arrival === undefined || (arrival.asked && !href.includes('?') && path.at(-2) !== 'ask')) return made;
    return withText(made, path, `${href}#${arrival.anchor}`) as Value;
  }, value);
}
