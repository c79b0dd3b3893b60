import { namedFacts } from '../model/facts/named-facts.ts';
import { defineRule } from './engine/rule.ts';

/** Every fact declared is shown somewhere. */
export const rule = defineRule({
  reads: ['facts', 'usage'],
  isLast: true,
  check({ facts, usage }, report) {
    for (const { name, path } of namedFacts(facts.data)) {
      if (usage.used.has(name)) continue;
      const message = `le chiffre « ${name} » n'est utilisé nulle part.`;
      const remedy = `Insérez « {facts.${name}} » dans un texte, ou supprimez-le.`;
      report(facts, path, { code: 'rule/fact-unused', message, remedy }, 'key');
    }
  },
});
