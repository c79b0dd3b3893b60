import type { Page } from 'playwright/test';

/** Opens all that is folded in the page. Roles are not found in a closed fold, even where its style shows what it holds. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}
