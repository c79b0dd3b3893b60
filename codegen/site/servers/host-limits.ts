import { counted } from '../../base/french.ts';
import { redirectsIn, wildcardRoutes } from '../../model/routes/route-table.ts';
import type { Serving } from '../publish/publish.ts';

/** What some kinds of host cannot do for a site, in one French line (docs/servers.md); undefined where each can do all. */
export function hostLimits({ routes, receivers = [] }: Serving): string | undefined {
  const redirects = redirectsIn(routes);
  const gone = redirects.filter(({ to }) => to === null);
  const queried = redirects.filter(({ from, to }) => to !== null && from.includes('?'));
  const below = someOf(
    wildcardRoutes(routes),
    'page qui répond pour tout un dossier',
    'pages qui répondent pour tout un dossier',
  );
  const limits = [
    ...receivers.map((path) => `un hébergement sans programme ne reçoit pas les formulaires (${path})`),
    ...ignoring('Cloudflare Pages', [
      ...someOf(queried, 'redirection à paramètres', 'redirections à paramètres'),
      ...someOf(gone, 'adresse retirée', 'adresses retirées'),
    ]),
    // Its rules come before files: those of folders would hide the pages in them.
    ...below.map(
      (pages) =>
        `Cloudflare Pages montre ${pages} à la place de celles qu'il contient : retirez de « _redirects » leurs lignes « 200 »`,
    ),
    ...ignoring('GitHub Pages', [...someOf(redirects, 'redirection', 'redirections'), ...below]),
  ];
  return limits.length === 0 ? undefined : `Selon l'hébergeur : ${limits.join(' ; ')}.`;
}

function someOf({ length }: readonly unknown[], one: string, many: string): string[] {
  return length === 0 ? [] : [counted(length, one, many)];
}

function ignoring(host: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [`${host} ignore ${parts.join(', ')}`];
}
