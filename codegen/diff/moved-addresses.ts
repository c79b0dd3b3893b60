import type { Site } from '../site.ts';
import type { MovedAddress } from './report.ts';

/** Addresses that are new, that moved, or that answer no more, and where they lead now. */
export function movedAddresses(before: Site, after: Site): MovedAddress[] {
  const [old, now] = [routesOf(before), routesOf(after)];
  const gone = [...old].flatMap(([address, route]): MovedAddress[] => {
    const next = now.get(address);
    if (next === undefined) return [{ address, now: { leadsTo: undefined } }];
    if (!('to' in next) || ('to' in route && route.to === next.to)) return [];
    return [{ address, now: { leadsTo: next.to } }];
  });
  const added = [...now].flatMap(([address, route]): MovedAddress[] =>
    old.has(address) || 'to' in route ? [] : [{ address, now: { added: true } }],
  );
  return [...gone, ...added];
}

function routesOf({ routes }: Site) {
  return new Map(routes.filter(({ path }) => !path.includes('*')).map((route) => [route.path, route]));
}
