import { asidesOf } from './site.ts';
import { expect, test } from './test.ts';

for (const { path, aside } of asidesOf('index')) {
  test(`the index of ${path} leads down to each of its parts`, async ({ page }) => {
    await page.goto(path);
    const index = page.getByRole('navigation', { name: aside.heading });
    await expect(index.getByRole('link')).toHaveCount(aside.parts.length);
    for (const { id } of aside.parts) {
      await index.locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`${path}#${id}`);
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
    }
  });
}
