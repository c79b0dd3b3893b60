import { type CalculationType, type RoiInputs, usesSector, usesUseCase } from './inputs.ts';
import { readFrenchNumber, writeFrenchNumber } from './numbers.ts';
import type { RoiResult } from './calculate.ts';

/** The entered values: the inputs of the formulas, with whole months within the bounds of the slider, and the rest of the form. */
export interface Scenario extends RoiInputs {
  readonly companySize: string;
}

export interface LinkVocabulary {
  readonly useCases: readonly { readonly id: string }[];
  readonly companySizes: readonly { readonly id: string }[];
  readonly timeline: { readonly minMonths: number; readonly maxMonths: number };
}

export interface LinkContent {
  readonly scenario: Partial<Scenario>;
  /** The fingerprint of the figures, in a link made from a result. */
  readonly figures: string | undefined;
  /** The link has an invalid value: it cannot show its result again. */
  readonly isDamaged: boolean;
}

/**
 * Written so that a later change of meaning can tell its own links from these.
 * Links of every version, and of none, are read alike.
 */
const version = '1';

const modes: readonly (readonly [CalculationType, string])[] = [
  ['combined', 'combine'],
  ['sector-only', 'secteur'],
  ['usecase-only', 'cas-usage'],
];

/** The names that an address uses for a scenario: other parameters are ignored. */
export const linkParameters: ReadonlySet<string> = new Set([
  'v',
  'mode',
  'secteur',
  'cas',
  'cloud',
  'serveurs',
  'mois',
  'effectif',
  'chiffres',
]);

/** An id as the spec writes them: anything else is not shown, nor sent on. */
const anId = /^[a-z][a-z0-9-]{0,59}$/;

/**
 * The parameters of a scenario's address, in the order in which they are shown.
 * Every value is named: a default may change, and the link must still mean the same.
 * @param figures fingerprint of the figures, when the link is made from a result
 */
export function writeLink(scenario: Scenario, figures?: string): Record<string, string> {
  const { calculationType, sector, useCase, currentCloudSpend, currentOnPremiseSpend } = scenario;
  return {
    v: version,
    mode: modes.find(([id]) => id === calculationType)?.[1] ?? '',
    secteur: sector,
    cas: useCase,
    cloud: writeFrenchNumber(currentCloudSpend),
    serveurs: writeFrenchNumber(currentOnPremiseSpend),
    mois: String(scenario.implementationTimeline),
    effectif: scenario.companySize,
    ...(figures !== undefined && { chiffres: figures }),
  };
}

/**
 * Reads the parameters of an address, ours or any other. Never throws; invalid values are left out.
 * An unknown sector is accepted when it is written like an id: the formulas have a case for it.
 */
export function readLink(
  parameters: { get: (name: string) => string | null },
  vocabulary: LinkVocabulary,
): LinkContent {
  let isDamaged = false;
  const read = <Value>(name: string, understand: (text: string) => Value | undefined): Value | undefined => {
    const text = parameters.get(name)?.trim() ?? '';
    if (text === '') return undefined;
    const value = understand(text);
    isDamaged ||= value === undefined;
    return value;
  };
  const { minMonths, maxMonths } = vocabulary.timeline;
  const scenario = {
    calculationType: read('mode', (text) => modes.find(([, name]) => name === text)?.[0]),
    sector: read('secteur', (text) => (anId.test(text) ? text : undefined)),
    useCase: read('cas', (text) => vocabulary.useCases.find(({ id }) => id === text)?.id),
    currentCloudSpend: read('cloud', readFrenchNumber),
    currentOnPremiseSpend: read('serveurs', readFrenchNumber),
    implementationTimeline: read('mois', (text) => {
      const months = Number(text);
      return Number.isInteger(months) && months >= minMonths && months <= maxMonths ? months : undefined;
    }),
    // Some messengers turn the sign of `5000+` into a space, which is then trimmed.
    companySize: read(
      'effectif',
      (text) => vocabulary.companySizes.find(({ id }) => id === text || id === `${text}+`)?.id,
    ),
  };
  const figures = read('chiffres', (text) => (/^[a-z0-9]{1,7}$/.test(text) ? text : undefined));
  return { scenario: withoutGaps(scenario), figures, isDamaged };
}

function withoutGaps(values: { [Key in keyof Scenario]: Scenario[Key] | undefined }): Partial<Scenario> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * A calculation as fields of a request, for the machine that receives it: numbers with a point and not rounded, ids, each under the
 * name of the requirements behind `roi` (`roiAnnualSavings`). Fields that the mode does not use, and a break-even that never comes, are left out.
 */
export function leadFields(scenario: Scenario, result: RoiResult): Readonly<Record<string, string>> {
  const { sector, useCase, ...given } = scenario;
  const values = {
    ...given,
    ...(usesSector(scenario.calculationType) && { sector }),
    ...(usesUseCase(scenario.calculationType) && { useCase }),
    ...result,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[leadField(name), String(value)]])),
  );
}

/** The name of a field: `annualSavings` → `roiAnnualSavings`. */
export function leadField(name: string): string {
  return `roi${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** True of the name of such a field: no form may have one of its own. */
export function isLeadField(name: string): boolean {
  return /^roi[A-Z]/.test(name);
}
