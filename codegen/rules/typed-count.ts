import { escapePattern } from '../base/names.ts';
import { isObject, itemsAt } from '../base/json.ts';
import { namedFacts } from '../model/facts/named-facts.ts';
import { readFormula } from '../model/figures/formula.ts';
import { numberWords } from '../model/resolve/fact-target.ts';
import { isFault } from '../model/resolve/target.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** Smaller counts stand in too many sentences that count something else. */
const leastCounted = 5;

/** A count in words that a fact works out (« huit secteurs ») is a reference, never typed: it would stay when a row comes or goes. */
export const rule = defineRule({
  codes: ['rule/typed-count'],
  reads: ['facts', 'calculator', 'present'],
  check({ facts, calculator, present: { index, pages } }, report) {
    const texts = writtenTexts(index);
    for (const { name, written } of namedFacts(facts.data)) {
      const formula = isObject(written.derived) ? readFormula(written.derived) : undefined;
      if (formula === undefined || isFault(formula) || formula.kind !== 'count') continue;
      const results = calculator.results(formula);
      const count = isFault(results) ? 0 : (results[0]?.value ?? 0);
      // The nouns that the site counts with this fact elsewhere.
      const used = new RegExp(String.raw`\{facts\.${escapePattern(name)}\.[wW]ords\} (\p{L}+)`, 'gu');
      const nouns = new Set(texts.flatMap(({ text }) => [...text.matchAll(used)].map(([, noun = '']) => noun)));
      const words = count < leastCounted ? undefined : numberWords(count);
      if (words === undefined || nouns.size === 0) continue;
      const typed = new RegExp(String.raw`(?<![\p{L}-])${words} (${[...nouns].join('|')})(?!\p{L})`, 'iu');
      for (const { source, path, text } of texts) {
        const [found, noun] = typed.exec(text) ?? [];
        // A reading that other pages show counts something else here.
        const isOther =
          written.shownOn !== undefined &&
          !pages.some((one) => one.page === source && itemsAt(written.shownOn ?? null, []).includes(one.path));
        if (found === undefined || isOther) continue;
        const message = `« ${found} » est compté à la main, alors que le site le compte : ce texte ne suivrait pas.`;
        const reference = `{facts.${name}.${/^\p{Lu}/u.test(found) ? 'Words' : 'words'}}`;
        const fault = { code: 'rule/typed-count', message, remedy: `Écrivez « ${reference} ${noun} ».` } as const;
        report(source, path, fault, 'value', found);
      }
    }
  },
});
