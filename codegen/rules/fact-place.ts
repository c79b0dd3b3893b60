import { namedFacts } from '../facts/named-facts.ts';
import { defineRule } from '../rule-engine/rule.ts';

/** Every page that shows a reading is named by it. (The schema sees to it that the named pages exist.) */
export const rule = defineRule({
  codes: ['rule/fact-place'],
  reads: ['facts', 'usage', 'addresses'],
  check({ facts, usage, addresses }, report) {
    for (const { name, path, written } of namedFacts(facts.data)) {
      const { shownOn } = written;
      // A page that is named wrongly is not missing from the list as well.
      if (!Array.isArray(shownOn) || !shownOn.every((page) => addresses.has(String(page)))) continue;
      for (const page of usage.pages.get(name)?.pages ?? []) {
        if (shownOn.includes(page)) continue;
        const message = `la page ${page} montre aussi la lecture « ${name} ».`;
        const remedy = `Ajoutez ${page} à « shownOn », ou montrez-y une autre lecture.`;
        report(facts, [...path, 'shownOn'], { code: 'rule/fact-place', message, remedy }, 'key');
      }
    }
  },
});
