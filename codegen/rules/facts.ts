import type { Usage } from '../facts/fact-usage.ts';
import type { Finding } from '../findings/finding.ts';
import { isObject } from '../json.ts';
import { documentFinding } from '../findings/report.ts';
import { readingsOf } from '../resolve/figure.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';

/**
 * Every fact declared is used; every page that shows a reading is named by it. (The schema sees to it that the named pages exist.)
 * @param usage where facts are shown, page by page.
 * @param used facts shown anywhere (`id` or `id.reading`), pages included.
 */
export function checkFacts(index: SpecIndex, usage: ReadonlyMap<string, Usage>, used: ReadonlySet<string>): Finding[] {
  const source = index.singles.get('facts');
  if (source === undefined || !isObject(source.data)) return [];
  const findings: Finding[] = [];
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
      for (const place of usage.get(name)?.pages ?? []) {
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
