import { defineRule, writtenTexts } from './engine/rule.ts';

/**
 * The marks of unfinished texts: words in capitals, empty brackets, and filling text. In small letters, « todo » may be a word of another
 * language and « à compléter » a part of a sentence. (`check -- --release` reports « [à compléter : …] ».)
 */
const marks = new RegExp(
  [
    String.raw`\b(?:TODO|Todo|FIXME|Fixme|XXX|TBD|[Ll]orem [Ii]psum|LOREM IPSUM)\b`,
    String.raw`(?<!\p{L}|\[\s*)[ÀA]\s(?:COMPL[ÉE]TER|REMPLIR|R[ÉE]DIGER|D[ÉE]FINIR|PR[ÉE]CISER|REMPLACER)(?!\p{L})`,
    String.raw`\[\.\.\]|^\[(?:\.{3}|…)\]$`,
  ].join('|'),
  'u',
);

/** No unfinished text is published. */
export const rule = defineRule({
  reads: ['present'],
  check({ present: { index } }, report) {
    for (const { source, path, text } of writtenTexts(index, marks)) {
      const found = marks.exec(text)?.[0] ?? '';
      const message = `« ${found} » est resté dans ce texte, que les visiteurs liraient.`;
      const fault = { code: 'rule/unfinished-text', message, remedy: 'Écrivez le texte définitif.' } as const;
      report(source, path, fault, 'value', found);
    }
  },
});
