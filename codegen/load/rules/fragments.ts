import type { MadePage } from '../pages/pages.ts';
import { didYouMean, nearest } from '../findings/nearest.ts';
import { siteLinks, type SiteLink } from '../pages/links.ts';
import { pageAnchors } from '../pages/page-anchors.ts';
import { defineRule } from '../rule-engine/rule.ts';
import { Remembered } from '../values/remembered.ts';

/** `/contact#message` leads to a part of that page: an `id` of its blocks, of a row or of a fact. */
export const rule = defineRule({
  codes: ['rule/fragment'],
  reads: ['pages', 'values', 'tables', 'schemas'],
  check({ pages, values, tables, schemas }, report) {
    const rows = new Set([...tables.values()].flatMap((table) => table.map(({ id }) => id)));
    const facts = new Set(values.flatMap(({ name, resolved }) => (name === 'facts' ? keysOf(resolved.value) : [])));
    const anchorsByPage = new Map<MadePage, ReadonlySet<string>>();
    const { written, pageOf } = siteLinks(pages, values, schemas);
    const led = written.flatMap(({ from, links }) =>
      withFragment.get(links, listWithFragment).map((link) => ({ ...link, to: pageOf(link, from) })),
    );
    for (const { href, to, fragment, origin } of led) {
      // An address that leads nowhere is the schema's to say.
      if (to === undefined) continue;
      const anchors = anchorsByPage.get(to) ?? pageAnchors(to);
      anchorsByPage.set(to, anchors);
      if (anchors.has(fragment) || rows.has(fragment) || facts.has(fragment)) continue;
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

type FragmentLink = SiteLink & { fragment: string };

/** Those of each block, row and file that name a part of a page. */
const withFragment = new Remembered<readonly SiteLink[], readonly FragmentLink[]>();

function listWithFragment(links: readonly SiteLink[]): readonly FragmentLink[] {
  return links.flatMap((link) => (link.fragment === undefined ? [] : [{ ...link, fragment: link.fragment }]));
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
