import { didYouMean, nearest } from '../base/findings/nearest.ts';
import { pageAnchors } from '../model/pages/links.ts';
import { entriesAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/** The part of a page that another of its addresses opens at (`opensAt`) is one of its blocks. */
export const rule = defineRule({
  codes: ['rule/opens-at'],
  reads: ['pages'],
  check({ pages }, report) {
    for (const page of pages) {
      const opensAt = entriesAt(page.route.value, ['opensAt']);
      if (opensAt.length === 0) continue;
      const anchors = pageAnchors(page);
      for (const [address, anchor] of opensAt) {
        // The schema reports other values.
        if (typeof anchor !== 'string' || anchors.has(anchor)) continue;
        const { source, path } = page.route.originOf(['opensAt', address]);
        const meant = nearest(anchor, anchors);
        const message = `la page « ${page.family} » n'a pas de partie « ${anchor} » : ${address} s'ouvrirait en haut de page.`;
        const list =
          anchors.size === 0
            ? 'Donnez un « id » à un de ses blocs, ou retirez « opensAt ».'
            : `Parties de cette page : ${[...anchors].join(', ')}.`;
        const remedy = meant === undefined ? list : didYouMean(meant);
        report(source, path, { code: 'rule/opens-at', message, remedy });
      }
    }
  },
});
