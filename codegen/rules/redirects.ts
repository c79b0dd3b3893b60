import { suggestion } from '../base/findings/nearest.ts';
import type { MadePage } from '../model/pages/page-plan.ts';
import { type Redirect, writtenRedirects, formerAddresses } from '../model/redirects/redirects.ts';
import { reservedPathReason } from '../model/routes/reserved-path.ts';
import { defineRule } from './engine/rule.ts';

/** A redirect leads from an address that no page has, in one step, to one that a page has. */
export const rule = defineRule({
  codes: [
    'rule/redirect-form',
    'rule/redirect-living',
    'rule/redirect-twice',
    'rule/redirect-circle',
    'rule/redirect-chain',
    'rule/redirect-to',
  ],
  reads: ['redirects', 'addresses', 'present'],
  check({ redirects: source, addresses, present }, report) {
    const written = writtenRedirects(source);
    const derived = formerAddresses(present.pages, addresses);
    const dated = datedAddresses(present.pages);
    // Of two redirects with one address, the first counts.
    const all = [...derived, ...written].toReversed();
    const byFrom = new Map<string, Redirect>(all.map((redirect) => [redirect.from, redirect]));
    const circled = new Set<string>();
    for (const redirect of written) {
      const { from, to, at } = redirect;
      if (reservedPathReason(from) !== undefined) {
        const message = `l'adresse « ${from} » n'a jamais pu être celle d'une page.`;
        report(source, [...at, 'from'], { code: 'rule/redirect-form', message, remedy: 'Retirez cette ligne.' });
        continue;
      }
      // A redirect from a page that is on the site on some days only serves on the other days.
      if (dated.has(from)) continue;
      if (addresses.has(from)) {
        const message = `« ${from} » est l'adresse d'une page du site : elle ne peut pas mener ailleurs.`;
        const remedy = "Retirez cette ligne, ou changez d'abord l'adresse de la page dans spec/routes.yaml.";
        report(source, [...at, 'from'], { code: 'rule/redirect-living', message, remedy });
        continue;
      }
      const first = byFrom.get(from);
      if (first !== redirect) {
        const message = derived.some((other) => other === first)
          ? `« ${from} » mène déjà à « ${first?.to ?? ''} », dont la ligne nomme l'ancien identifiant (« formerIds »).`
          : `« ${from} » est déjà dans cette liste.`;
        report(source, [...at, 'from'], { code: 'rule/redirect-twice', message, remedy: 'Retirez cette ligne.' });
        continue;
      }
      if (to === null || addresses.has(to) || circled.has(from)) continue;
      const way = wayFrom(redirect, byFrom);
      if (way.isCircle) {
        for (const step of way.steps) circled.add(step);
        const message = `ces adresses mènent l'une à l'autre sans fin : ${[...way.steps, way.steps[0]].join(' → ')}.`;
        const remedy = "Écrivez l'adresse d'une page, ou « gone: true » si rien ne la remplace.";
        report(source, [...at, 'to'], { code: 'rule/redirect-circle', message, remedy });
      } else if (byFrom.has(to)) {
        const message = `« ${to} » a changé d'adresse à son tour : le visiteur serait envoyé deux fois.`;
        const remedy = way.end === null ? 'Écrivez « gone: true » à la place.' : `Écrivez « ${way.end} ».`;
        report(source, [...at, 'to'], { code: 'rule/redirect-chain', message, remedy });
      } else {
        const message = `l'adresse « ${to} » ne mène à aucune page du site.`;
        const remedy = suggestion(to, [...addresses]) ?? 'Les adresses du site sont dans spec/routes.yaml.';
        report(source, [...at, 'to'], { code: 'rule/redirect-to', message, remedy });
      }
    }
  },
});

/** The addresses of pages whose rows are on the site on some days only. */
function datedAddresses(pages: readonly MadePage[]): Set<string> {
  return new Set(pages.flatMap(({ row, path }) => (row !== undefined && row.data !== row.written ? [path] : [])));
}

/** Follows redirects to where none leads on: an address, or `null` for none. */
function wayFrom(start: Redirect, byFrom: ReadonlyMap<string, Redirect>) {
  const steps: string[] = [];
  let at: Redirect | undefined = start;
  let end = start.to;
  while (at !== undefined && !steps.includes(at.from)) {
    steps.push(at.from);
    end = at.to;
    at = end === null ? undefined : byFrom.get(end);
  }
  return { steps, end, isCircle: at !== undefined };
}
