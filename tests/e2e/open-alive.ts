import { expect, type Page } from 'playwright/test';

/** Opens a page and waits until each of its islands has come to life: what a visitor meets a moment after the page. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0);
}
