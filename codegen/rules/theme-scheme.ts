import { valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';
import { parseColour } from '../base/theme/colour.ts';
import { luminance } from '../base/theme/contrast.ts';

/** The scheme is that of the colours: browsers draw lists, scroll bars and date fields by it. */
export const rule = defineRule({
  codes: ['rule/theme-scheme'],
  reads: ['theme'],
  check({ theme }, report) {
    const scheme = valueAt(theme.data, ['scheme']);
    const [paper, strong] = ['paper', 'strong'].map((name) =>
      parseColour(String(valueAt(theme.data, ['colours', name]))),
    );
    if (paper === undefined || strong === undefined || (scheme !== 'dark' && scheme !== 'light')) return;
    const actual = luminance(paper) < luminance(strong) ? 'dark' : 'light';
    if (actual === scheme) return;
    const [ground, text] = actual === 'dark' ? ['sombre', 'clair'] : ['clair', 'sombre'];
    const message = `« ${scheme} » ne va pas avec les couleurs : « paper » est ${ground} et « strong » est ${text}.`;
    const remedy = `Écrivez « scheme: ${actual} », ou échangez les couleurs des fonds et des textes.`;
    report(theme, ['scheme'], { code: 'rule/theme-scheme', message, remedy });
  },
});
