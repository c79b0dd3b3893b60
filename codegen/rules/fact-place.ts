import { namedFacts } from '../model/facts/named-facts.ts';
import { defineRule } from './engine/rule.ts';

/** A reading names every page that shows it, and no other. (The schema requires that the named pages exist.) */
export const rule = defineRule({
  reads: ['facts', 'usage', 'addresses'],
  check({ facts, usage, addresses }, report) {
    for (const { name, path, written } of namedFacts(facts.data)) {
      const { shownOn } = written;
      // A page under a wrong name is not missing from the list as well.
      if (!Array.isArray(shownOn) || !shownOn.every((page) => addresses.has(String(page)))) continue;
      const { pages, everywhere = false } = usage.pages.get(name) ?? { pages: new Set<string>() };
      const unnamed = [...pages].filter((page) => !shownOn.includes(page));
      for (const page of unnamed) {
        const message = `la page ${page} montre aussi la lecture « ${name} ».`;
        const remedy = `Ajoutez ${page} à « shownOn », ou montrez-y une autre lecture.`;
        report(facts, [...path, 'shownOn'], { code: 'rule/fact-place', message, remedy }, 'key');
      }
      // Another rule reports a reading without any page; a reading that moved is one mistake.
      if (unnamed.length > 0 || everywhere || !usage.used.has(name)) continue;
      for (const [position, page] of shownOn.entries()) {
        if (pages.has(String(page))) continue;
        const message = `la page ${String(page)} ne montre pas la lecture « ${name} ».`;
        const remedy = `Retirez ${String(page)} de « shownOn », ou insérez-y « {facts.${name}} ».`;
        report(facts, [...path, 'shownOn', position], { code: 'rule/fact-not-shown', message, remedy });
      }
    }
  },
});
