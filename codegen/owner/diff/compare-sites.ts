import type { Site } from '../../model/site.ts';
import { differingTexts, textChanges } from './differing-texts.ts';
import type { PublishedSite } from './published-site.ts';
import type { MovedAddress } from './report.ts';

/** The differences between two published sites. A page that takes the place of a former one is compared with it. */
export function compareSites(before: PublishedSite, after: PublishedSite) {
  const addresses = movedAddresses(before.site, after.site);
  const former = new Map(addresses.flatMap(({ address, to }) => (to === undefined ? [] : [[to, address]])));
  const shared = [...after.pages].flatMap(([page, is]) => {
    const was = before.pages.get(page) ?? before.pages.get(former.get(page) ?? '');
    return was === undefined ? [] : [{ page, was, is }];
  });
  const pairs = shared.map((pair) => ({ ...pair, ...differingTexts(pair.page, pair.was, pair.is) }));
  const differences = pairs.flatMap(({ texts }) => texts);
  const isRestyled = JSON.stringify(before.site.theme) !== JSON.stringify(after.site.theme);
  const changed = pairs.filter(({ was, is }) => isRestyled || was !== is);
  const oneSided = new Set(after.pages.keys()).symmetricDifference(before.pages);
  return {
    addresses,
    texts: textChanges(differences, shared.length),
    published: {
      pages: [...new Set(changed.map(({ page }) => page)).union(oneSided)],
      reordered: pairs.filter(({ isReordered }) => isReordered).map(({ page }) => page),
      other: changed.filter(({ texts, isReordered }) => texts.length === 0 && !isReordered).map(({ page }) => page),
      files: [...new Set(after.files.keys()).union(before.files)].filter(
        (name) => before.files.get(name) !== after.files.get(name),
      ),
    },
  };
}

/** Addresses with another answer, those of redirects and of all addresses below one included. */
function movedAddresses(before: Site, after: Site): MovedAddress[] {
  const [old, now] = [before, after].map(answersOf);
  return [...new Set([...old!.keys(), ...now!.keys()])].flatMap((address): MovedAddress[] => {
    const [was, is] = [old!.get(address), now!.get(address)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (is === undefined) return [{ address, answers: 'lost' }];
    if (is.to === undefined) return [{ address, answers: 'added' }];
    return [is.to === null ? { address, answers: 'gone' } : { address, answers: 'moved', to: is.to }];
  });
}

/** By address, where it leads: `undefined` to a page, `null` nowhere any more. */
function answersOf({ routes }: Site): Map<string, { to: string | null | undefined }> {
  return new Map(routes.map(({ path, handle }) => [path, { to: 'to' in handle ? handle.to : undefined }]));
}
