import { figureNames, formulas, termsOf } from '../../src/roi/formulas.ts';
import type { CalculationType } from '../../src/roi/inputs.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { isObject, valueAt, type DocumentPath, type Json } from '../base/json.ts';
import { textsIn } from '../base/walk-texts.ts';
import { defineRule } from './engine/rule.ts';

/** What every sentence can name, whatever the mode (src/calculator/result-words.ts), and what one of them can name besides. */
const everywhere: readonly string[] = [...figureNames, 'currentCloudSpend', 'subject', 'mode'];
const besides: Readonly<Record<string, readonly string[]>> = { multiple: ['times'], threshold: ['threshold'] };

/** A sentence made of the numbers of a result (`{result.annualSavings}`) names those that a result has: of a mode, those of its formula. */
export const rule = defineRule({
  codes: ['rule/roi-sentence'],
  reads: ['roi'],
  check({ roi }, report) {
    for (const { value, path, known } of sentencesOf(roi.data)) {
      for (const { text, path: within } of textsIn(value)) {
        for (const [written, name = ''] of text.matchAll(/\{result\.([^{}]*)\}/g)) {
          if (known.includes(name)) continue;
          const message = `cette phrase ne peut pas nommer « ${name} » : aucun résultat n'a ce nombre ici.`;
          const fault = { code: 'rule/roi-sentence', message, remedy: suggestion(name, known) } as const;
          report(roi, [...path, ...within], fault, 'value', written);
        }
      }
    }
  },
});

function sentencesOf(data: Json): { value: Json; path: DocumentPath; known: readonly string[] }[] {
  const sentences = valueAt(data, ['sentences']);
  const modes = valueAt(data, ['calculationTypes']);
  return [
    ...Object.entries(isObject(sentences) ? sentences : {}).map(([key, value]) => ({
      value,
      path: ['sentences', key],
      known: [...everywhere, ...(besides[key] ?? [])],
    })),
    ...(Array.isArray(modes) ? modes : []).flatMap((mode, index) =>
      isObject(mode) && isMode(mode.id) && mode.assumption !== undefined
        ? [
            {
              value: mode.assumption,
              path: ['calculationTypes', index, 'assumption'],
              known: [...new Set([...everywhere, ...termsOf(mode.id)])],
            },
          ]
        : [],
    ),
  ];
}

function isMode(id: Json | undefined): id is CalculationType {
  return typeof id === 'string' && Object.hasOwn(formulas, id);
}
