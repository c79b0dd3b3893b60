import { valueAt } from '../json.ts';
import { defineRule } from '../rule-engine/rule.ts';

const start = ['defaults', 'implementationTimeline'];

/** The slider of the calculator opens between its own bounds. */
export const rule = defineRule({
  codes: ['rule/roi-timeline'],
  reads: ['roi'],
  check({ roi }, report) {
    const [least, most, value] = [['timeline', 'minMonths'], ['timeline', 'maxMonths'], start].map((path) =>
      valueAt(roi.data, path),
    );
    if (typeof least !== 'number' || typeof most !== 'number' || typeof value !== 'number') return;
    if (least <= value && value <= most) return;
    const message = `« ${value} » sort des bornes de « timeline » : de ${least} à ${most} mois.`;
    const remedy = `Écrivez par exemple « implementationTimeline: ${value < least ? least : most} », ou changez les bornes.`;
    report(roi, start, { code: 'rule/roi-timeline', message, remedy });
  },
});
