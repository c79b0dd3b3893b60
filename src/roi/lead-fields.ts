import type { RoiResult } from './calculate.ts';
import { usesSector, usesUseCase } from './inputs.ts';
import type { Scenario } from './scenario-link.ts';

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

/** Is it the name of such a field, so that no form may have one of its own? */
export function isLeadField(name: string): boolean {
  return /^roi[A-Z]/.test(name);
}
