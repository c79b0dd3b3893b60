import type { Finding } from '../findings/finding.ts';
import { documentFinding } from '../findings/report.ts';
import { valueAt } from '../json.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';

const start = ['defaults', 'implementationTimeline'];

/** The slider of the calculator opens between its own bounds. */
export function checkRoiTimeline(index: SpecIndex): Finding[] {
  const source = index.singles.get('roi');
  const [least, most, value] = [['timeline', 'minMonths'], ['timeline', 'maxMonths'], start].map((path) =>
    valueAt(source?.data, path),
  );
  if (source === undefined || typeof least !== 'number' || typeof most !== 'number' || typeof value !== 'number')
    return [];
  if (least <= value && value <= most) return [];
  const message = `« ${value} » sort des bornes de « timeline » : de ${least} à ${most} mois.`;
  const remedy = `Écrivez par exemple « implementationTimeline: ${value < least ? least : most} », ou changez les bornes.`;
  return [documentFinding(source.document, start, { code: 'rule/roi-timeline', message, remedy })];
}
