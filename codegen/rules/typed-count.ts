import { isObject, itemsAt } from '../base/json.ts';
import { namedFacts } from '../model/facts/named-facts.ts';
import { readFormula } from '../model/figures/formula.ts';
import { numberWords } from '../model/resolve/fact-target.ts';
import { isFault } from '../model/resolve/resolved.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** « Un secteur » counts nothing. */
const leastCounted = 2;
/** A text that names up to so many more was right before rows went; one that names fewer may count some of them. */
const mostGone = 3;

/** A count in words that a fact works out (« huit secteurs ») is a reference, never typed: it stays when a row comes, or has stayed when some went. */
export const rule = defineRule({
  reads: ['facts', 'calculator', 'present'],
  check({ facts, calculator, present: { index, pages } }, report) {
    const counting = writtenTexts(index, /\.(?:words|feminine)\} \p{L}/iu);
    const counts = namedFacts(facts.data).flatMap(({ name, written }) => {
      const formula = isObject(written.derived) ? readFormula(written.derived) : undefined;
      if (formula === undefined || isFault(formula) || formula.kind !== 'count') return [];
      const results = calculator.results(formula);
      if (isFault(results)) return [];
      const count = results[0]?.value ?? 0;
      // The nouns that the site counts with this fact elsewhere.
      const used = new RegExp(String.raw`\{facts\.${RegExp.escape(name)}\.(?:[wW]ords|[fF]eminine)\} (\p{L}+)`, 'gu');
      const uses = counting.flatMap((one) =>
        [...one.text.matchAll(used)].map(([found, noun = '']) => ({ ...one, found, noun })),
      );
      const nouns = new Set(uses.map(({ noun }) => noun));
      for (const { source, path, found, noun } of uses) {
        if (count !== 1 || !isPlural(noun)) continue;
        const message = `le site n'en compte qu'un, et « ${noun} » est au pluriel.`;
        const remedy = `Écrivez-le au singulier, ou « {facts.${name}} », dont l'unité s'accorde (« unit: ${noun.slice(0, -1)} | ${noun} », spec/facts.yaml).`;
        report(source, path, { code: 'rule/plural-of-one', message, remedy }, 'value', found);
      }
      const words = Array.from({ length: 1 + mostGone }, (_, gone) => count + gone).flatMap((one) =>
        one < leastCounted ? [] : (numberWords(one) ?? []),
      );
      return words.length === 0 || nouns.size === 0 ? [] : [{ name, written, count, words, nouns: [...nouns] }];
    });
    // Few texts name what is counted.
    const anyNoun = counts.flatMap(({ nouns }) => nouns).join('|');
    const texts = anyNoun === '' ? [] : writtenTexts(index, new RegExp(anyNoun, 'iu'));
    for (const { name, written, count, words, nouns } of counts) {
      const typed = new RegExp(String.raw`(?<![\p{L}-])(${words.join('|')}) (${nouns.join('|')})(?!\p{L})`, 'iu');
      for (const { source, path, text } of texts) {
        const [found, number = '', noun] = typed.exec(text) ?? [];
        if (found === undefined) continue;
        // A reading that other pages show counts something else here.
        const isOther =
          written.shownOn !== undefined &&
          !pages.some((one) => one.page === source && itemsAt(written.shownOn ?? null, []).includes(one.path));
        if (isOther) continue;
        const hasFollowed = number.toLowerCase() === numberWords(count);
        const message = `« ${found} » est compté à la main, alors que le site ${hasFollowed ? 'le compte : ce texte ne suivrait pas' : `en compte ${count} : ce texte n'a pas suivi`}.`;
        const reference = `{facts.${name}.${/^\p{Lu}/u.test(found) ? 'Words' : 'words'}}`;
        const fault = { code: 'rule/typed-count', message, remedy: `Écrivez « ${reference} ${noun} ».` } as const;
        report(source, path, fault, 'value', found);
      }
    }
  },
});

/** True of a word that is surely a plural: « mois » and « campus » may be either, « temps » is one. */
function isPlural(noun: string): boolean {
  return /[^aiouè]s$/u.test(noun) && !/(?:temps|corps|cours|sens|fonds|poids|ss)$/u.test(noun);
}
