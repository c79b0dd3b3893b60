import { expect, type Locator, type Page } from 'playwright/test';
import { figuresOf } from '../../src/blocks/calculator/figures.ts';
import { calculateRoi, type RoiResult } from '../../src/roi/calculate.ts';
import type { CalculationType, RoiInputs } from '../../src/roi/inputs.ts';
import { rowAnchor } from '../../src/roi/sources.ts';
import type { CalculatorInstrument, CalculatorMethodology, Page as SitePage, Roi } from '#generated/types.ts';
import { formatAmount, formatPercent } from '../../src/ui/format-result.ts';
import { openAlive } from './open-alive.ts';
import { placesOf, withSome } from './site.ts';
import { unfold } from './unfold.ts';

/** Where the calculator stands, with its texts, its constants and the texts of the methodology of its page. */
interface CalculatorPlace {
  path: string;
  page: SitePage;
  roi: Roi;
  texts: CalculatorInstrument;
  methodology: CalculatorMethodology | undefined;
}

const calculator: CalculatorPlace | undefined = placesOf('calculator').flatMap(({ path, page, block: { roi, part } }) =>
  part.kind === 'instrument' ? [{ path, page, roi, texts: part, methodology: methodologyOf(page) }] : [],
)[0];
const island = (page: Page) => page.locator('[data-island=calculator]');

function methodologyOf({ blocks }: SitePage): CalculatorMethodology | undefined {
  return blocks
    .flatMap((block) => (block.type === 'calculator' ? [block.part] : []))
    .find((part) => part.kind === 'methodology');
}

/** Declares the tests of the calculator; a site without one has one test that says so, and is skipped. */
export function withCalculator(declare: (place: CalculatorPlace) => void): void {
  withSome('calculator', calculator, declare);
}

/** The use case that takes most room. */
export function longestUseCase({ useCases, defaults }: Roi): string {
  return useCases.toSorted((a, b) => b.name.length - a.name.length)[0]?.id ?? defaults.useCase;
}

/** The section of the methodology. */
export function methodologySection(page: Page): Locator {
  return page
    .locator('main section')
    .filter({ has: page.locator(`#${rowAnchor({ table: 'base-costs', id: 'annuel' })}`) });
}

export function submit(page: Page): Locator {
  return island(page).locator('form [type=submit]');
}

/** A control by the field name of the requirements. */
export function control(page: Page, name: string): Locator {
  return page.locator(`form [name=${name}]`);
}

/** The radio button of a mode. */
export function mode(page: Page, id: CalculationType): Locator {
  return control(page, 'calculationType').and(page.locator(`[value=${id}]`));
}

/** A figure of the result by the field name of the requirements. */
export function figure(page: Page, name: string): Locator {
  return page.locator(`[data-field=${name}]`);
}

/** How a figure came about, in the one disclosure of the result. */
export function explanation(page: Page, name: string): Locator {
  return page.locator(`aside details [data-steps=${name}]`);
}

/** Opens the disclosure of the result. */
export async function openDetail(page: Page): Promise<void> {
  await page.locator('aside summary').press('Enter');
  await expect(page.locator('aside details')).toHaveAttribute('open');
}

/** The one polite region of the calculator. */
export function status(page: Page): Locator {
  return page.locator('main').getByRole('status');
}

/** What the form computes when it opens, with these changes: the formulas have tests of their own. */
export function calculated(inputs: Partial<RoiInputs> = {}): RoiResult {
  if (calculator === undefined) throw new Error('the site has no calculator');
  const { roi } = calculator;
  return calculateRoi({ ...roi.defaults, ...inputs }, roi);
}

/** What a sentence of the spec tells of a result, as it is read: its savings, its return, its use case. */
export function toldBy(sentence: string, inputs: Partial<RoiInputs> = {}): string[] {
  const result = calculated(inputs);
  const chosen = inputs.useCase ?? calculator?.roi.defaults.useCase;
  const useCase = calculator?.roi.useCases.find(({ id }) => id === chosen);
  const words = {
    annualSavings: formatAmount(result.annualSavings),
    threeYearROI: formatPercent(result.threeYearROI),
    subject: useCase?.name ?? '',
  };
  return Object.entries(words).flatMap(([name, text]) => (sentence.includes(`{result.${name}}`) ? [text] : []));
}

/** How many figures a result has, its mode aside. */
export const figureCount = calculator === undefined ? 0 : figuresOf(calculated(), calculator.texts.result).length;

/** The page shows every figure of the form as it opens, with these changes. */
export async function expectResult(page: Page, inputs: Partial<RoiInputs> = {}): Promise<void> {
  if (calculator === undefined) throw new Error('the site has no calculator');
  const result = calculated(inputs);
  await expect(figure(page, 'calculationType')).toHaveAttribute('value', result.calculationType);
  for (const { field, value, text } of figuresOf(result, calculator.texts.result)) {
    await expect(figure(page, field), field).toHaveAttribute('value', String(value));
    await expect(figure(page, field), field).toHaveText(text);
  }
}

/** Opens the calculator, alive. @param scenario what its address says: a query or a fragment */
export async function openCalculator(page: Page, scenario = ''): Promise<void> {
  await openAlive(page, `${calculator?.path}${scenario}`);
  await expect(submit(page)).toBeEnabled();
}

/** Opens every disclosure of the page, once the result has its calculations, its chart and its table. */
export async function unfoldResult(page: Page): Promise<void> {
  await expect(page.locator('aside [data-steps]')).toHaveCount(figureCount);
  await expect(page.locator('[data-panel=chart] details')).toHaveCount(1);
  await unfold(page);
}
