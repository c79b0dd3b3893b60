import { entriesAt, replaced, type Json, textsIn } from '../../base/json.ts';
import type { PagePlan } from '../pages/pages.ts';
import { addressOf, type AnsweredGroup, type RequestPlace } from './requests.ts';

/** The part of a page where links to one of its addresses arrive. */
interface Arrival {
  anchor: string;
  /** Only links that request something of the form there. */
  isRequest: boolean;
  answered?: AnsweredGroup | undefined;
}

/** By address: the form of a page, for links that request something there, and the parts that routes open at other addresses (`opensAt`). */
export function arrivalsOf(places: ReadonlyMap<string, RequestPlace>, plans: readonly PagePlan[]) {
  const forms = [...places].flatMap(([address, { anchor, answered }]): [string, Arrival][] =>
    anchor === undefined ? [] : [[address, { anchor, isRequest: true, answered }]],
  );
  const parts = plans.flatMap(({ route }) =>
    entriesAt(route.value, ['opensAt']).map(([address, anchor]): [string, Arrival] => [
      address,
      { anchor: String(anchor), isRequest: false },
    ]),
  );
  return new Map([...forms, ...parts]);
}

/**
 * A value whose links lead to the part of a page that they promise, and not to its top: `/contact?pack=starter` →
 * `/contact?pack=starter#message`, or to its next question where they answer the first. Those of `ask` are given the requested row where they are shown. An address that names a part
 * keeps it.
 */
export function withArrivals<Value extends Json>(value: Value, arrivals: ReadonlyMap<string, Arrival>): Value {
  const isLed = (text: string) => text.startsWith('/') && !text.includes('#') && arrivals.has(addressOf(text));
  return textsIn(value, isLed).reduce((made, { path, text: href }) => {
    const arrival = path.at(-1) === 'href' ? arrivals.get(addressOf(href)) : undefined;
    if (arrival === undefined || (arrival.isRequest && !href.includes('?') && path.at(-2) !== 'ask')) return made;
    return replaced(made, path, `${href}#${anchorFor(href, arrival)}`) as Value;
  }, value);
}

/** A question that the link answers is passed over. */
function anchorFor(href: string, { anchor, answered }: Arrival): string {
  const given = new URLSearchParams(href.split('?')[1]);
  return answered !== undefined && given.has(answered.parameter) ? answered.anchor : anchor;
}
