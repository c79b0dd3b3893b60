import { aliasesOf, type PagePlan } from '../assemble.ts';
import type { Finding } from '../findings/finding.ts';
import { valueAt, type DocumentPath } from '../json.ts';
import { documentFinding } from '../findings/report.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';

/** A path segment that is safe as a file name on every system, and the same after lower-casing. */
export const safePath = /^\/$|^(\/[a-z0-9]+([-._][a-z0-9]+)*)+$/;

/** Names that the build itself writes at the top of the site. */
const reserved = new Set(['/assets', '/index']);

function placeOf({ plan, at }: { plan: PagePlan; at: DocumentPath }): string {
  const { source, path } = plan.route.originOf(at);
  return `${source.document.file}:${source.document.locate(path).line}`;
}

/** Addresses are unique, safe as file paths, and every page file is reached by a route. */
export function checkRoutes(plans: readonly PagePlan[], index: SpecIndex): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, { plan: PagePlan; at: DocumentPath }>();
  for (const plan of plans) {
    const { row, template } = plan;
    const pattern = typeof template === 'string' ? template.replaceAll(/\{row\.\w+\}/gu, 'x') : '/';
    // A wrong template is one mistake, not one for each row.
    const main = row !== undefined && !safePath.test(pattern) ? String(template) : plan.path;
    const addresses = [
      // An address that is missing or has an unresolved reference is reported as such.
      ...(plan.path === '' || (row !== undefined && plan.path.includes('{') && safePath.test(pattern))
        ? []
        : [{ path: main, at: ['path'] }]),
      ...aliasesOf(plan).map((alias, position) => ({ path: alias, at: ['aliases', position] })),
    ];
    for (const { path, at } of addresses) {
      const key = path.toLowerCase();
      const first = seen.get(key);
      const other = first?.plan;
      const report = (code: string, message: string, remedy: string) => {
        // The row makes the address, unless two routes show the same row.
        const byRow = row !== undefined && at[0] === 'path' && path !== template && other?.row !== row;
        const origin = byRow ? { source: row.source, path: [...row.path, 'id'] } : plan.route.originOf(at);
        findings.push(documentFinding(origin.source.document, origin.path, { code, message, remedy }));
      };
      if (!safePath.test(path) || reserved.has(path)) {
        report(
          'rule/route-form',
          `l'adresse « ${path} » ne convient pas comme nom de page.`,
          reserved.has(path)
            ? 'Ce nom est réservé au site : choisissez-en un autre.'
            : 'Écrivez « / », puis des mots en minuscules sans accent, reliés par des tirets, sans « / » final.',
        );
        continue;
      }
      if (first === undefined || other === undefined) seen.set(key, { plan, at });
      // Two rows with one id are reported as such.
      else if (row === undefined || other.row === row || other.family !== plan.family || other.row?.id !== row.id) {
        report(
          'rule/route-unique',
          `l'adresse « ${path} » existe déjà (page « ${other.family} », ${placeOf(first)}).`,
          'Changez une des deux, ou supprimez celle qui est en trop.',
        );
      }
    }
  }
  // The page of an empty table is used, though it makes no address.
  const routes = valueAt(index.singles.get('routes')?.data, ['routes']);
  const used = new Set(Array.isArray(routes) ? routes.map((route) => valueAt(route, ['page'])) : index.pages.keys());
  for (const [name, page] of index.pages) {
    if (used.has(name)) continue;
    const message = `aucune route ne mène à la page « ${name} ».`;
    findings.push(
      documentFinding(page.document, [], {
        code: 'rule/page-unused',
        message,
        remedy: 'Ajoutez-la à spec/routes.yaml, ou supprimez le fichier.',
      }),
    );
  }
  return findings;
}
