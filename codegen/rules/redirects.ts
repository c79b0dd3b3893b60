import type { Fault } from '../base/findings/finding.ts';
import { itemsAt, isObject, textAt } from '../base/json.ts';
import type { MadePage } from '../model/pages/pages.ts';
import { readFormer } from '../model/redirects/former-address.ts';
import { redirectFor, type Redirect, writtenRedirects, formerAddresses } from '../model/redirects/redirects.ts';
import { fileAt } from '../read/public-files.ts';
import { isKnownAddress, linkFault } from '../validate/link-fault.ts';
import { defineRule } from './engine/rule.ts';

/** A redirect leads from an address that no page has, in one step, to one that a page or a file has, or to another site. */
export const rule = defineRule({
  reads: ['redirects', 'addresses', 'present', 'files'],
  check({ redirects: source, addresses, present, files }, report) {
    const host = URL.parse(textAt(present.index.singles.get('site')?.data, ['baseUrl']) ?? '')?.host;
    for (const [position, row] of itemsAt(source.data, ['redirects']).entries()) {
      const fault = isObject(row) && typeof row.from === 'string' ? readFormer(row.from, host) : '';
      if (typeof fault !== 'string')
        report(source, ['redirects', position, 'from'], { code: 'rule/redirect-form', ...fault });
    }
    const words = { addresses, files };
    const written = writtenRedirects(source);
    const derived = formerAddresses(present.pages, addresses);
    const dated = datedAddresses(present.pages);
    // Of two redirects with one address, the first counts.
    const all = [...derived, ...written].toReversed();
    const byFrom = new Map<string, Redirect>(all.map((redirect) => [redirect.from, redirect]));
    const redirects = [...byFrom.values()];
    const answering = present.pages.flatMap(({ path, route: { value } }) =>
      isObject(value) && value.fallback === true ? [`${path}/`] : [],
    );
    /** The redirect that answers where another one leads. */
    const next = (to: string | null) => {
      const [address = ''] = to?.split('#') ?? [];
      const [path = '', query = ''] = address.split('?');
      return redirectFor(`${path}?${query}`, redirects, isKnownAddress(path, words));
    };
    const circled = new Set<string>();
    for (const redirect of written) {
      const { from, typed, to, at } = redirect;
      // A redirect from a page that is on the site on some days only serves on the other days.
      if (dated.has(from)) continue;
      const answered = answering.find((prefix) => from.endsWith('/*') && prefix.startsWith(from.slice(0, -1)));
      if (answered !== undefined) {
        const message = `« ${typed} » couvre « ${answered}… », où les adresses inconnues montrent déjà une page.`;
        const remedy = "Écrivez les adresses d'autrefois une à une.";
        report(source, [...at, 'from'], { code: 'rule/redirect-living', message, remedy });
        continue;
      }
      if (!from.includes('?') && isKnownAddress(from, words)) {
        const isFile = fileAt(from, files) !== undefined;
        const message = `« ${typed} » est l'adresse d'un${isFile ? ' fichier de public/' : 'e page du site'} : elle ne peut pas mener ailleurs.`;
        const instead = isFile ? 'ou ôtez ce fichier' : "ou changez d'abord l'adresse de la page dans spec/routes.yaml";
        const remedy = `Retirez cette ligne, ${instead}.`;
        report(source, [...at, 'from'], { code: 'rule/redirect-living', message, remedy });
        continue;
      }
      const first = byFrom.get(from);
      if (first !== redirect) {
        const message = derived.some((other) => other === first)
          ? `« ${from} » mène déjà à « ${first?.to ?? ''} », dont la ligne nomme l'ancien identifiant (« formerIds »).`
          : `« ${typed} » est déjà dans cette liste.`;
        report(source, [...at, 'from'], { code: 'rule/redirect-twice', message, remedy: 'Retirez cette ligne.' });
        continue;
      }
      if (to === null || circled.has(from)) continue;
      const way = wayFrom(redirect, next);
      if (way.isCircle) {
        for (const step of way.steps) circled.add(step);
        const message = `ces adresses mènent l'une à l'autre sans fin : ${[...way.steps, way.steps[0]].join(' → ')}.`;
        const remedy = "Écrivez l'adresse d'une page, ou « gone: true » si rien ne la remplace.";
        report(source, [...at, 'to'], { code: 'rule/redirect-circle', message, remedy });
      } else if (next(to) !== undefined) {
        const message = `« ${to} » a changé d'adresse à son tour : le visiteur serait envoyé deux fois.`;
        const remedy = way.end === null ? 'Écrivez « gone: true » à la place.' : `Écrivez « ${way.end} ».`;
        report(source, [...at, 'to'], { code: 'rule/redirect-chain', message, remedy });
      } else {
        const fault = targetFault(to, host, words);
        if (fault !== undefined) report(source, [...at, 'to'], { code: 'rule/redirect-to', ...fault });
      }
    }
  },
});

type Words = Parameters<typeof linkFault>[1];

/** Why no visitor can be sent there; undefined where one can. */
function targetFault(to: string, host: string | undefined, words: Words): Omit<Fault, 'code'> | undefined {
  if (to.startsWith('/')) return isKnownAddress(to, words) ? undefined : linkFault(to, words);
  const url = /^https:\/\/[^\s/]+\.\S+$/.test(to) ? URL.parse(to) : null;
  const remedy = 'Elle commence par « / » (une page, un fichier du site) ou par « https:// » (un autre site).';
  if (url === null) return { message: `« ${to} » n'est pas une adresse où mener un visiteur.`, remedy };
  if (url.host !== host) return undefined;
  const own = to.slice(url.origin.length) || '/';
  return targetFault(own, host, words) ?? { message: `« ${to} » porte le nom du site.`, remedy: `Écrivez « ${own} ».` };
}

/** The addresses of pages whose rows are on the site on some days only. */
function datedAddresses(pages: readonly MadePage[]): Set<string> {
  return new Set(pages.flatMap(({ row, path }) => (row !== undefined && row.data !== row.written ? [path] : [])));
}

/** Follows redirects to where none leads on: an address, or `null` for none. */
function wayFrom(start: Redirect, next: (to: string | null) => Redirect | undefined) {
  const steps: string[] = [];
  let at: Redirect | undefined = start;
  let end = start.to;
  while (at !== undefined && !steps.includes(at.from)) {
    steps.push(at.from);
    end = at.to;
    at = end === null ? undefined : next(end);
  }
  return { steps, end, isCircle: at !== undefined };
}
