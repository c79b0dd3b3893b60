import type { MadePage } from '../model/pages/pages.ts';
import { didYouMean, nearest } from '../base/findings/nearest.ts';
import { siteLinks, type SiteLink, type WrittenLinks } from '../model/pages/links.ts';
import { pageAnchors } from '../model/pages/page-anchors.ts';
import { defineRule } from './engine/rule.ts';
import { firstById } from '../model/resolve/spec-index.ts';
import { Remembered } from '../base/remembered.ts';
import { RememberedItems } from '../base/remembered-lists.ts';

/** `/contact#message` leads to a part of that page: an `id` of its blocks, of a row or of a fact. */
export const rule = defineRule({
  codes: ['rule/fragment'],
  reads: ['pages', 'values', 'tables', 'schemas'],
  check({ pages, values, tables, schemas }, report) {
    const isRow = (id: string) => [...tables.values()].some((rows) => firstById(rows).has(id));
    const facts = new Set(values.flatMap(({ name, resolved }) => (name === 'facts' ? keysOf(resolved.value) : [])));
    const { written, pageOf } = siteLinks(pages, values, schemas);
    const led = withFragment.of(written, listWithFragment).flat();
    for (const { href, from, address, fragment, origin } of led) {
      const to = pageOf({ address }, from);
      // An address that leads nowhere is the schema's to say.
      if (to === undefined) continue;
      const anchors = anchorsOf.get(to, pageAnchors);
      if (anchors.has(fragment) || facts.has(fragment) || isRow(fragment)) continue;
      const { source, path } = origin();
      const meant = nearest(fragment, anchors);
      const message = `la page ${to.path} n'a pas de partie « #${fragment} » : « ${href} » s'arrêterait en haut de page.`;
      const known = [...anchors].map((anchor) => `#${anchor}`).join(', ');
      const remedy =
        meant === undefined
          ? known === ''
            ? "Aucun bloc de cette page n'a d'« id » : retirez « # » et ce qui suit."
            : `Parties de cette page : ${known}.`
          : didYouMean(`#${meant}`);
      report(source, path, { code: 'rule/fragment', message, remedy });
    }
  },
});

type FragmentLink = SiteLink & { fragment: string; from: MadePage | undefined };

const anchorsOf = new Remembered<MadePage, ReadonlySet<string>>();

/** The links of each page, row and file that name a part of a page. */
const withFragment = new RememberedItems<WrittenLinks, readonly FragmentLink[]>();

function listWithFragment({ from, links }: WrittenLinks): readonly FragmentLink[] {
  return links.flatMap((link) => (link.fragment === undefined ? [] : [{ ...link, fragment: link.fragment, from }]));
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
