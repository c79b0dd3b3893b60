import type { ScannedPage } from './scan-page.ts';
import type { StagedSite } from './staged-site.ts';

/** What a page lacks by itself: its heading, its styles and scripts, and the scripts of its islands. @param page its header and footer may be left out */
export function pageFaults(
  page: ScannedPage,
  { stylesheet, applications, script, islands }: StagedSite['assets'],
): string[] {
  const names = (address: string, use: string) =>
    page.named.some((named) => named.address === address && named.use === use);
  const hasApplication = applications?.types.some((type) => page.islands.includes(type)) === true;
  const scripts = new Map(islands.map((island) => [island.type, island.scripts]));
  return [
    ...(page.headings === 1
      ? []
      : [page.headings === 0 ? "la page n'a pas de titre (h1)" : `la page a ${page.headings} titres (h1)`]),
    ...(names(stylesheet, 'stylesheet') ? [] : ["la page n'a pas sa feuille de style"]),
    ...(hasApplication && !names(applications.stylesheet, 'stylesheet')
      ? ["la page n'a pas la feuille de style de ses applications"]
      : []),
    ...(names(script, 'script') ? [] : ["la page n'a pas son script"]),
    ...page.islands.flatMap((type) => {
      const wanted = scripts.get(type);
      if (wanted === undefined || wanted.length === 0) return [`l'îlot « ${type} » n'a pas de script`];
      const missing = wanted.filter((address) => !page.islandScripts.includes(address));
      return missing.map((address) => `l'îlot « ${type} » n'a pas son script « ${address} »`);
    }),
  ];
}
