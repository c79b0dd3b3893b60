import { expect, test } from './neutral-site.ts';
import { openAlive } from './open-alive.ts';
import { placesOf } from './site.ts';

for (const path of new Set(placesOf('form').map((place) => place.path))) {
  test(`the form of ${path} shows the label of the field that the browser refuses, and marks it by more than a colour @phone`, async ({
    page,
  }) => {
    await openAlive(page, path);
    const submit = page.locator('main form [type=submit]').first();
    await submit.click();
    const refused = page.locator('main form :focus');
    await expect(refused).toHaveCount(1);
    const shown = await refused.evaluate((field: HTMLInputElement) => ({
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      label: field.labels?.[0]?.getBoundingClientRect().top ?? 0,
      bottom: field.getBoundingClientRect().bottom - innerHeight,
    }));
    expect(shown.label).toBeGreaterThanOrEqual(shown.header);
    expect(shown.bottom).toBeLessThan(0);
    await expect(refused).toHaveCSS('box-shadow', /inset$/);
  });
}
