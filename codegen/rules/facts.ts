import type { MadePage } from '../assemble.ts';
import type { Finding } from '../findings/finding.ts';
import { isObject } from '../json.ts';
import { documentFinding } from '../findings/report.ts';
import { readingsOf } from '../resolve/figure.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';

/**
 * Every fact declared is used; every page that shows a reading is named by it. (The schema sees to it that the named pages exist.)
 * @param used facts shown anywhere (`id` or `id.reading`), pages included.
 */
export function checkFacts(index: SpecIndex, pages: readonly MadePage[], used: ReadonlySet<string>): Finding[] {
  const source = index.singles.get('facts');
  if (source === undefined || !isObject(source.data)) return [];
  const findings: Finding[] = [];
  const places = placesByFact(pages);
  for (const [id, fact] of Object.entries(source.data)) {
    const readings = readingsOf(fact);
    const names = readings === undefined ? [id] : Object.keys(readings).map((reading) => `${id}.${reading}`);
    for (const name of names) {
      const reading = name.split('.')[1];
      const path = reading === undefined ? [id] : [id, 'readings', reading];
      if (!used.has(name)) {
        const message = `le chiffre « ${name} » n'est utilisé nulle part.`;
        findings.push(
          documentFinding(
            source.document,
            path,
            {
              code: 'rule/fact-unused',
              message,
              remedy: `Insérez « {facts.${name}} » dans un texte, ou supprimez-le.`,
            },
            'key',
          ),
        );
      }
      const entry = reading === undefined ? undefined : readings?.[reading];
      const shownOn = isObject(entry) && Array.isArray(entry.shownOn) ? entry.shownOn.map(String) : undefined;
      if (shownOn === undefined) continue;
      for (const place of places.get(name) ?? []) {
        if (shownOn.includes(place)) continue;
        const message = `la page ${place} montre aussi la lecture « ${name} ».`;
        findings.push(
          documentFinding(
            source.document,
            [...path, 'shownOn'],
            {
              code: 'rule/fact-place',
              message,
              remedy: `Ajoutez ${place} à « shownOn », ou montrez-y une autre lecture.`,
            },
            'key',
          ),
        );
      }
    }
  }
  return findings;
}

function placesByFact(pages: readonly MadePage[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const resolved of [page.route, ...page.blocks]) {
      for (const fact of resolved.facts) places.set(fact, (places.get(fact) ?? new Set()).add(page.path));
    }
  }
  return places;
}
