import { quoted } from '../base/french.ts';
import { currencySign } from '../../src/shared/numbers.ts';
import { hasUnsupported, unsupportedCharacters } from '../base/characters/font-characters.ts';
import { unwantedCharacter } from '../read/lint/characters.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** Every character of a text is in the site's fonts: another would be drawn in whatever font the visitor's system has, or as a box. */
export const rule = defineRule({
  codes: ['rule/character'],
  reads: ['present'],
  check({ present: { index } }, report) {
    const site = index.singles.get('site');
    const sign = currencySign(index.locale);
    if (site !== undefined && unsupportedCharacters(sign).length > 0) {
      const message = `le signe de cette monnaie, « ${sign} », n'est pas dans les polices du site : il prendrait celle de chaque appareil, ou un carré vide.`;
      const remedy = 'Ajoutez-le à codegen/base/characters/font-characters.ts, puis lancez « npm run fonts ».';
      report(site, ['locale', 'currency'], { code: 'rule/character', message, remedy });
    }
    for (const { source, path, text } of writtenTexts(index, hasUnsupported)) {
      const strange = strangeIn(text);
      const [first] = strange;
      if (first === undefined) continue;
      const message =
        strange.length === 1
          ? `le caractère ${quoted(strange)} n'est pas dans les polices du site : il prendrait celle de chaque appareil, ou un carré vide.`
          : `les caractères ${quoted(strange)} ne sont pas dans les polices du site : ils prendraient celle de chaque appareil, ou un carré vide.`;
      const [them, adds] = strange.length === 1 ? ['le', "l'ajoute"] : ['les', 'les ajoute'];
      const remedy = `Écrivez-${them} autrement (« vers » pour « → », « au moins » pour « ≥ »). S'il le faut, un développeur ${adds} aux polices (codegen/base/characters/font-characters.ts, puis « npm run fonts »).`;
      report(source, path, { code: 'rule/character', message, remedy }, 'value', first);
    }
  },
});

/** The lint of files reports invisible and lost characters (read/lint). */
function strangeIn(text: string): string[] {
  return unsupportedCharacters(text).filter((character) => unwantedCharacter(character) === undefined);
}
