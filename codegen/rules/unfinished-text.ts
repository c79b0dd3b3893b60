import { defineRule, writtenTexts } from './engine/rule.ts';

/** The marks of unfinished texts: words in capitals, and filling text. */
const marks = /\b(?:TODO|FIXME|XXX|TBD)\b|\blorem ipsum\b/iu;

/** No unfinished text is published. (`check -- --release` reports « [à compléter : …] ».) */
export const rule = defineRule({
  codes: ['rule/unfinished-text'],
  reads: ['present'],
  check({ present: { index } }, report) {
    for (const { source, path, text } of writtenTexts(index, marks)) {
      const found = marks.exec(text)?.[0];
      // « todo » in small letters may be a word of another language.
      if (found === undefined || (found === found.toLowerCase() && !found.startsWith('lorem'))) continue;
      const message = `« ${found} » est resté dans ce texte, que les visiteurs liraient.`;
      const fault = { code: 'rule/unfinished-text', message, remedy: 'Écrivez le texte définitif.' } as const;
      report(source, path, fault, 'value', found);
    }
  },
});
