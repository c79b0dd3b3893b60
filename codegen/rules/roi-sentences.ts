import { figureNames, formulas, termsOf } from '../../src/roi/formulas.ts';
import type { CalculationType } from '../../src/roi/inputs.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { entriesAt, valueAt, type DocumentPath, type Json } from '../base/json.ts';
import { objects } from '../model/forms/fields.ts';
import { textsIn } from '../base/walk-texts.ts';
import { defineRule } from './engine/rule.ts';

/** The numbers that every sentence can name, in any mode (src/calculator/result-words.ts), and those that one of them adds. */
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
  const general = entriesAt(data, ['sentences']).map(([key, value]) => {
    return { value, path: ['sentences', key], known: [...everywhere, ...(besides[key] ?? [])] };
  });
  const ofModes = objects(valueAt(data, ['calculationTypes'])).flatMap(([index, { id, assumption }]) => {
    if (!isMode(id) || assumption === undefined) return [];
    const known = [...new Set([...everywhere, ...termsOf(id)])];
    return [{ value: assumption, path: ['calculationTypes', index, 'assumption'], known }];
  });
  return [...general, ...ofModes];
}

function isMode(id: Json | undefined): id is CalculationType {
  return typeof id === 'string' && Object.hasOwn(formulas, id);
}
