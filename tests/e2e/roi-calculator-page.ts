import { expect, type Locator, type Page } from 'playwright/test';
import { figuresOf } from '../../src/blocks/calculator/figures.ts';
import { calculateRoi, type RoiResult } from '../../src/roi/calculate.ts';
import type { CalculationType, RoiInputs } from '../../src/roi/inputs.ts';
import { rowAnchor } from '../../src/roi/sources.ts';
import type { CalculatorInstrument, CalculatorMethodology, Roi } from '#generated/types.ts';
import type { Page as SitePage } from '#src/ui/site.ts';
import { formatAmount, formatPercent } from '../../src/ui/format-numbers.ts';
import { openAlive, unfold } from './open-alive.ts';
import { placesOf, withSome } from './site.ts';

/** Where the calculator stands, with its texts, its constants and the texts of the methodology of its page. */
interface CalculatorPlace {
  path: string;
  page: SitePage;
  roi: Roi;
  texts: CalculatorInstrument;
  methodology: CalculatorMethodology | undefined;
}

const place: CalculatorPlace | undefined = placesOf('calculator').flatMap(({ path, page, block: { roi, part } }) =>
  part.kind === 'instrument' ? [{ path, page, roi, texts: part, methodology: methodologyOf(page) }] : [],
)[0];

function methodologyOf({ blocks }: SitePage): CalculatorMethodology | undefined {
  return blocks
    .flatMap((block) => (block.type === 'calculator' ? [block.part] : []))
    .find((part) => part.kind === 'methodology');
}

/** Declares the tests of the calculator; a site without one has one test that says so, and is skipped. */
export function withCalculator(declare: (place: CalculatorPlace) => void): void {
  withSome('calculator', place, declare);
}

export function longestUseCase({ useCases, defaults }: Roi): string {
  return useCases.toSorted((a, b) => b.name.length - a.name.length)[0]?.id ?? defaults.useCase;
}

/** What the form computes when it opens, with these changes: the formulas have tests of their own. */
export function calculated(inputs: Partial<RoiInputs> = {}): RoiResult {
  if (place === undefined) throw new Error('the site has no calculator');
  const { roi } = place;
  return calculateRoi({ ...roi.defaults, ...inputs }, roi);
}

/** What a sentence of the spec tells of a result, as it is read: its savings, its return, its use case. */
export function toldBy(sentence: string, inputs: Partial<RoiInputs> = {}): string[] {
  const result = calculated(inputs);
  const chosen = inputs.useCase ?? place?.roi.defaults.useCase;
  const useCase = place?.roi.useCases.find(({ id }) => id === chosen);
  const words = {
    annualSavings: formatAmount(result.annualSavings),
    threeYearROI: formatPercent(result.threeYearROI),
    subject: useCase?.name ?? '',
  };
  return Object.entries(words).flatMap(([name, text]) => (sentence.includes(`{result.${name}}`) ? [text] : []));
}

/** How many figures a result has, its mode aside. */
export const figureCount = place === undefined ? 0 : figuresOf(calculated(), place).length;

export class CalculatorPage {
  readonly page: Page;
  readonly submit: Locator;
  /** The one polite region of the calculator. */
  readonly status: Locator;
  /** Where the result stands. */
  readonly aside: Locator;
  readonly chart: Locator;
  readonly methodology: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.locator('[data-island=calculator] form [type=submit]');
    this.status = page.locator('main').getByRole('status');
    this.aside = page.locator('aside');
    this.chart = page.locator('[data-panel=chart]');
    const row = page.locator(`#${rowAnchor({ table: 'base-costs', id: 'annuel' })}`);
    this.methodology = page.locator('main section').filter({ has: row });
  }

  control(name: string): Locator {
    return this.page.locator(`form [name=${name}]`);
  }

  mode(id: CalculationType): Locator {
    return this.control('calculationType').and(this.page.locator(`[value=${id}]`));
  }

  figure(name: string): Locator {
    return this.page.locator(`[data-field=${name}]`);
  }

  explanation(name: string): Locator {
    return this.aside.locator(`details [data-steps=${name}]`);
  }

  /** Opens the calculator, alive. @param scenario what its address says: a query or a fragment */
  async open(scenario = ''): Promise<void> {
    await openAlive(this.page, `${place?.path}${scenario}`);
    await expect(this.submit).toBeEnabled();
  }

  async openDetail(): Promise<void> {
    await this.aside.locator('summary').press('Enter');
    await expect(this.aside.locator('details')).toHaveAttribute('open');
  }

  /** The page shows every figure of the form as it opens, with these changes. */
  async expectResult(inputs: Partial<RoiInputs> = {}): Promise<void> {
    if (place === undefined) throw new Error('the site has no calculator');
    const result = calculated(inputs);
    const line = (...parts: readonly unknown[]) => parts.join(' ').replaceAll(/\s+/g, ' ').trim();
    const expected = figuresOf(result, place).map(({ field, value, text }) => line(field, value, text));
    await expect(this.figure('calculationType')).toHaveAttribute('value', result.calculationType);
    // All at once: to ask for each takes longer than the calculation.
    const shown = async () => {
      const all = await this.page
        .locator('data[data-field]:not([data-field=calculationType])')
        .evaluateAll((figures: HTMLDataElement[]) =>
          figures.map((one) => [one.dataset['field'], one.value, one.textContent]),
        );
      return all.map((parts) => line(...parts)).toSorted();
    };
    await expect.poll(shown).toEqual(expected.toSorted());
  }

  /** Opens every disclosure of the page, once the result has its calculations, its chart and its table. */
  async unfold(): Promise<void> {
    await expect(this.aside.locator('[data-steps]')).toHaveCount(figureCount);
    await expect(this.chart.locator('details')).toHaveCount(1);
    await unfold(this.page);
  }
}
