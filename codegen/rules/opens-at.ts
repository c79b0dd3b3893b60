import { didYouMean, nearest } from '../base/findings/nearest.ts';
import { pageAnchors } from '../model/pages/page-anchors.ts';
import { isObject } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/** The part of a page that another of its addresses opens at (`opensAt`) is one of its blocks. */
export const rule = defineRule({
  codes: ['rule/opens-at'],
  reads: ['pages'],
  check({ pages }, report) {
    for (const page of pages) {
      const { value } = page.route;
      const opensAt = isObject(value) && isObject(value.opensAt) ? value.opensAt : undefined;
      if (opensAt === undefined) continue;
      const anchors = pageAnchors(page);
      for (const [address, anchor] of Object.entries(opensAt)) {
        // What is no text is the schema's to say.
        if (typeof anchor !== 'string' || anchors.has(anchor)) continue;
        const { source, path } = page.route.originOf(['opensAt', address]);
        const meant = nearest(anchor, anchors);
        const message = `la page « ${page.family} » n'a pas de partie « ${anchor} » : ${address} s'ouvrirait en haut de page.`;
        const remedy =
          meant !== undefined
            ? didYouMean(meant)
            : anchors.size === 0
              ? 'Donnez un « id » à un de ses blocs, ou retirez « opensAt ».'
              : `Parties de cette page : ${[...anchors].join(', ')}.`;
        report(source, path, { code: 'rule/opens-at', message, remedy });
      }
    }
  },
});
