import { expect, type Page } from 'playwright/test';

export function submit(page: Page) {
  return page.getByRole('button', { name: 'Calculer mon ROI' });
}

/** A control by the field name of the requirements. */
export function control(page: Page, name: string) {
  return page.locator(`form [name=${name}]`);
}

/** A figure of the result by the field name of the requirements. */
export function figure(page: Page, name: string) {
  return page.locator(`[data-field=${name}]`);
}

/** The one polite region of the calculator. */
export function status(page: Page) {
  return page.locator('main').getByRole('status');
}

/** Opens the calculator, alive. */
export async function openCalculator(page: Page, query = ''): Promise<void> {
  await page.goto(`/roi-calculator${query}`);
  await expect(submit(page)).toBeEnabled();
}

/** Opens every disclosure of the page, once the result has its calculations, its chart and its table. */
export async function unfoldResult(page: Page): Promise<void> {
  await expect(page.locator('aside details')).toHaveCount(7);
  await expect(page.locator('[data-panel=chart] details')).toHaveCount(1);
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}
