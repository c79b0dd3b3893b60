import { cached } from '../base/cached.ts';
import { didYouMean, nearest } from '../base/findings/nearest.ts';
import { isRegister } from '../model/facts/group-facts.ts';
import { pageAnchors } from '../model/pages/links.ts';
import { entriesAt } from '../base/json.ts';
import type { MadePage } from '../model/pages/pages.ts';
import { writtenRedirects } from '../model/redirects/redirects.ts';
import type { Source } from '../read/source.ts';
import { defineRule } from './engine/rule.ts';

/** `/contact#message` leads to a part of that page: an `id` of its blocks, of a row in one of them, or of a fact in a register. So does an address of `opensAt`. */
export const rule = defineRule({
  reads: ['links', 'present'],
  check({ links: { written, pageOf }, present: { index, pages } }, report) {
    const facts = new Set(entriesAt(index.singles.get('facts')?.data, []).map(([id]) => id));
    const anchorsOf = cached(pageAnchors);
    const redirects = index.singles.get('redirects');
    const links = [
      ...written.flatMap(({ from, links: own }) => own.map((link) => ({ ...link, from }))),
      ...writtenRedirects(redirects).flatMap(({ to, at }) => {
        const [address = '', fragment] = to?.split('#') ?? [];
        const origin = () => ({ source: redirects as Source, path: [...at, 'to'] });
        return [{ href: to ?? '', address: address.replace(/\?.*$/, ''), fragment, from: undefined, origin }];
      }),
      ...pages.flatMap((from) =>
        entriesAt(from.route.value, ['opensAt']).map(([href, anchor]) => {
          const origin = () => from.route.originOf(['opensAt', href]);
          return { href, address: '', fragment: String(anchor), from, origin };
        }),
      ),
    ];
    for (const { href, from, address, fragment, origin } of links) {
      if (fragment === undefined) continue;
      const to = pageOf({ address }, from);
      // The schema reports an address that leads nowhere.
      if (to === undefined) continue;
      const anchors = anchorsOf(to);
      if (anchors.has(fragment) || (facts.has(fragment) && hasRegister(to))) continue;
      const { source, path } = origin();
      const meant = nearest(fragment, anchors);
      // The value of `opensAt` is the part alone.
      const sign = href.includes('#') ? '#' : '';
      const message = `la page ${to.path} n'a pas de partie « ${sign}${fragment} » : « ${href} » s'arrêterait en haut de page.`;
      const known = [...anchors].map((anchor) => sign + anchor).join(', ');
      const list =
        known === ''
          ? "Aucun bloc de cette page n'a d'« id » : donnez-en un à celui qu'il faut montrer, ou retirez cette ancre."
          : `Parties de cette page : ${known}.`;
      const remedy = meant === undefined ? list : didYouMean(sign + meant);
      report(source, path, { code: 'rule/fragment', message, remedy });
    }
  },
});

function hasRegister({ blocks }: MadePage): boolean {
  return blocks.some(({ value }) => isRegister(value));
}
