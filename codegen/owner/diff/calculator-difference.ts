import { calculateRoi, rankUseCases } from '../../../src/roi/calculate.ts';
import type { RoiConstants, RoiInputs } from '../../../src/roi/inputs.ts';
import { fingerprint } from '../../../src/roi/fingerprint.ts';
import { compact, counted } from '../edit/words/value-words.ts';
import { isObject, valuesIn, type Json } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';

type Calculator = RoiConstants & { readonly defaults: Pick<RoiInputs, 'implementationTimeline'> };

/** An arbitrary amount: only changes of the answers matter. */
const spend = 100_000;

/** The differences in the answers of the calculator, in French; none if neither site has one. */
export function calculatorDifference(before: Site, after: Site): string[] {
  const [old, now] = [calculatorOf(before), calculatorOf(after)];
  if (old === undefined || now === undefined) {
    if (old === now) return [];
    return [now === undefined ? "le calculateur n'est plus sur le site" : 'le calculateur est nouveau'];
  }
  const [was, is] = [resultsOf(old), resultsOf(now)];
  const all = [...was].filter(([key]) => is.has(key));
  const changed = all.filter(([key, value]) => is.get(key) !== value);
  const [first] = changed;
  const example =
    first === undefined ? '' : `, par exemple le ROI à 3 ans de ${first[0]} : ${first[1]} → ${is.get(first[0])}`;
  const isShared = (id: string) => [old, now].every(({ useCases }) => useCases.some((useCase) => useCase.id === id));
  const rankingIn = (roi: Calculator, sector: string) => rankingOf(roi, sector).filter(isShared).join(' ');
  const rankings = now.sectors.filter(({ id }) => rankingIn(old, id) !== rankingIn(now, id)).length;
  return compact(
    changed.length > 0 &&
      `${counted(changed.length, 'résultat change', 'résultats changent')} sur ${all.length}${example}`,
    rankings > 0 &&
      `l'ordre des cas d'usage change pour ${counted(rankings, 'secteur', 'secteurs')} sur ${now.sectors.length}`,
    fingerprint(old) !== fingerprint(now) &&
      "les calculs déjà envoyés s'ouvrent encore et diront que les chiffres ont changé",
  );
}

/** The return over three years of each sector with each use case, for one and the same spending. */
function resultsOf(roi: Calculator): Map<string, string> {
  const results = roi.sectors.flatMap(({ id: sector }) =>
    roi.useCases.map(({ id: useCase }) => {
      const { threeYearROI } = calculateRoi({ ...inputsOf(roi, sector), useCase }, roi);
      return [`${sector} et ${useCase}`, `${Math.round(threeYearROI).toLocaleString('fr-FR')} %`] as const;
    }),
  );
  return new Map(results);
}

function rankingOf(roi: Calculator, sector: string): string[] {
  return rankUseCases(inputsOf(roi, sector), roi).map(({ useCase }) => useCase.id);
}

function inputsOf({ defaults }: Calculator, sector: string): RoiInputs {
  return {
    ...defaults,
    calculationType: 'combined',
    sector,
    useCase: '',
    currentCloudSpend: spend,
    currentOnPremiseSpend: 0,
  };
}

/** The constants of the calculator of a site, on any page. */
function calculatorOf({ pages }: Site): Calculator | undefined {
  const found = valuesIn(pages as Json).find(
    ({ value }) => isObject(value) && 'baseAnnualCostEur' in value && 'compatibility' in value,
  );
  return found?.value as unknown as Calculator | undefined;
}
