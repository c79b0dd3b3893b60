import { aliasesOf, type PagePlan } from '../assemble.ts';
import type { Finding } from '../finding.ts';
import { documentFinding } from '../report.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';

/** A path segment that is safe as a file name on every system, and the same after lower-casing. */
const safePath = /^\/$|^(\/[a-z0-9]+([-._][a-z0-9]+)*)+$/;

/** Names that the build itself writes at the top of the site. */
const reserved = new Set(['/assets', '/index']);

/** Addresses are unique, safe as file paths, and every page file is reached by a route. */
export function checkRoutes(plans: readonly PagePlan[], index: SpecIndex): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  for (const plan of plans) {
    const addresses = [
      { path: plan.path, at: ['path'] },
      ...aliasesOf(plan).map((path, position) => ({ path, at: ['aliases', position] })),
    ];
    for (const { path, at } of addresses) {
      const report = (code: string, message: string, remedy: string) => {
        const origin = plan.route.originOf(at);
        findings.push(documentFinding(origin.source.document, origin.path, { code, message, remedy }));
      };
      if (!safePath.test(path) || reserved.has(path)) {
        report('rule/route-form', `l'adresse « ${path} » ne convient pas comme nom de page.`, 'Écrivez « / », puis des mots en minuscules sans accent, reliés par des tirets, sans « / » final.');
        continue;
      }
      const key = path.toLowerCase();
      const other = seen.get(key);
      if (other === undefined) seen.set(key, plan.family);
      else report('rule/route-unique', `l'adresse « ${path} » existe déjà (page « ${other} »).`, 'Changez une des deux adresses.');
    }
  }
  const used = new Set(plans.map((plan) => plan.family));
  const routes = index.singles.get('routes');
  for (const [name, page] of index.pages) {
    const empty = plans.length === 0 || used.has(name) || routes === undefined;
    if (empty) continue;
    const message = `aucune route ne mène à la page « ${name} ».`;
    findings.push(documentFinding(page.document, [], { code: 'rule/page-unused', message, remedy: 'Ajoutez-la à spec/routes.yaml, ou supprimez le fichier.' }));
  }
  return findings;
}
