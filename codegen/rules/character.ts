import { quoted } from '../base/french.ts';
import { currencySign } from '../../src/shared/numbers.ts';
import { hasUnsupported, unsupportedCharacters } from '../base/characters/font-characters.ts';
import { hiddenCharacter } from '../read/lint/characters.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** Every character of a text is in the site's fonts: another would be drawn in whatever font the visitor's system has, or as a box. */
export const rule = defineRule({
  reads: ['present'],
  check({ present: { index } }, report) {
    const site = index.singles.get('site');
    const sign = currencySign(index.locale);
    if (site !== undefined && unsupportedCharacters(sign).length > 0) {
      const message = `le signe de cette monnaie, « ${sign} », n'est pas dans les polices du site : il prendrait celle de chaque appareil, ou un carré vide.`;
      const remedy = 'Ajoutez-le à codegen/base/characters/font-characters.ts, puis lancez « npm run fonts ».';
      report(site, ['locale', 'currency'], { code: 'rule/character', message, remedy });
    }
    for (const { source, path, text } of writtenTexts(index, isStrange)) {
      const hidden = hiddenCharacter.exec(text)?.[0].codePointAt(0);
      if (hidden !== undefined) {
        const message = `un caractère invisible (U+${hidden.toString(16).toUpperCase().padStart(4, '0')}) se trouve dans ce texte.`;
        report(source, path, { code: 'rule/character', message, remedy: 'Effacez-le.' });
        continue;
      }
      const strange = unsupportedCharacters(text);
      const message =
        strange.length === 1
          ? `le caractère ${quoted(strange)} n'est pas dans les polices du site : il prendrait celle de chaque appareil, ou un carré vide.`
          : `les caractères ${quoted(strange)} ne sont pas dans les polices du site : ils prendraient celle de chaque appareil, ou un carré vide.`;
      const [them, adds] = strange.length === 1 ? ['le', "l'ajoute"] : ['les', 'les ajoute'];
      const remedy = `Écrivez-${them} autrement (« vers » pour « → », « au moins » pour « ≥ »). S'il le faut, un développeur ${adds} aux polices (codegen/base/characters/font-characters.ts, puis « npm run fonts »).`;
      report(source, path, { code: 'rule/character', message, remedy }, 'value', strange[0]);
    }
  },
});

const isStrange = (text: string) => hasUnsupported(text) || hiddenCharacter.test(text);
