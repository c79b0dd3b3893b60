import { figureNames, formulas, termsInFormulas, termsOf } from '../../src/roi/formulas.ts';
import type { CalculationType } from '../../src/roi/inputs.ts';
import { sources } from '../../src/roi/sources.ts';
import { nearest, suggestion } from '../base/findings/nearest.ts';
import { entriesAt, isObject, valueAt, type DocumentPath, type Json, textsIn } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { objects } from '../model/forms/fields.ts';
import { defineRule, type Report } from './engine/rule.ts';

/** The numbers that sentences can name in any mode (src/calculator/result-words.ts); of two sentences, all that they can name (written-return.ts). */
const everywhere: readonly string[] = [...figureNames, 'currentCloudSpend', 'subject', 'mode'];
const ofReturn = ['times', 'threeYearROI'];
const namesOf: Readonly<Record<string, readonly string[]>> = {
  multiple: ofReturn,
  percent: ofReturn,
  threshold: [...everywhere, 'threshold'],
};

/** A sentence or a formula only names numbers that a result has (`{result.annualSavings}`: of a mode, those of its formula), and `terms` names each number of the formulas. */
export const rule = defineRule({
  reads: ['roi'],
  check({ roi }, report) {
    checkTerms(roi, report);
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

function checkTerms(roi: Source, report: Report): void {
  const terms = valueAt(roi.data, ['terms']);
  // The schema reports its absence.
  if (!isObject(terms)) return;
  const known = [...new Set<string>([...termsInFormulas, ...Object.keys(sources)])];
  const unknown = Object.keys(terms).filter((name) => !known.includes(name));
  for (const name of unknown) {
    const message = `aucune formule ne connaît le nombre « ${name} ».`;
    report(roi, ['terms', name], { code: 'rule/roi-term', message, remedy: suggestion(name, known) }, 'key');
  }
  // A name that is misspelt is not missing too.
  const meant = new Set(unknown.map((name) => nearest(name, known)));
  for (const name of termsInFormulas) {
    if (name in terms || meant.has(name)) continue;
    const message = `le nombre « ${name} » n'a pas de nom, et une formule s'affiche avec lui.`;
    report(roi, ['terms'], { code: 'rule/roi-term', message, remedy: `Ajoutez « ${name}: … ».` }, 'key');
  }
}

function sentencesOf(data: Json): { value: Json; path: DocumentPath; known: readonly string[] }[] {
  const general = entriesAt(data, ['sentences']).map(([key, value]) => {
    return { value, path: ['sentences', key], known: namesOf[key] ?? everywhere };
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
