import { isObject, valueAt } from '../json.ts';
import { defineRule } from '../rule-engine/rule.ts';

/** The two sides of each setting that a legal text may depend on. */
const sides = [
  ['delivery-none', 'delivery-set'],
  ['chat-none', 'chat-set'],
] as const;

/** A section that says something of one side of a setting also says what holds on the other: else a change of the setting leaves a gap. */
export const rule = defineRule({
  codes: ['rule/legal-condition'],
  reads: ['pageFiles'],
  check({ pageFiles }, report) {
    for (const page of pageFiles.values()) {
      const blocks = valueAt(page.data, ['blocks']);
      for (const [place, block] of (Array.isArray(blocks) ? blocks : []).entries()) {
        const sections = isObject(block) && block.type === 'legal-document' ? block.sections : undefined;
        for (const [index, section] of (Array.isArray(sections) ? sections : []).entries()) {
          const parts = isObject(section) && Array.isArray(section.parts) ? section.parts : [];
          const conditions = parts.map((part) => (isObject(part) ? part.when : undefined));
          for (const [condition, other] of sides.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
            const part = conditions.indexOf(condition);
            if (part < 0 || conditions.includes(other)) continue;
            const message = `ce passage ne vaut que pour « ${condition} », et rien dans la section ne vaut pour « ${other} ».`;
            const remedy = `Ajoutez à cette section le passage « when: ${other} ».`;
            const path = ['blocks', place, 'sections', index, 'parts', part, 'when'];
            report(page, path, { code: 'rule/legal-condition', message, remedy });
          }
        }
      }
    }
  },
});
