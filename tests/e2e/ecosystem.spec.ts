import { expect, test } from 'playwright/test';
import { serviceGroups } from '../../src/generated/tables/service-groups.ts';

const pages = ['/ecosystem', '/services', '/solutions/templates'];

for (const path of pages) {
  test(`${path} fits every screen without sideways scrolling`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('every documented address, and any other below, shows the overview', async ({ page }) => {
  for (const path of ['/ecosystem/services', '/ecosystem/architecture', '/ecosystem/une-adresse-inconnue']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une IA complète, de la machine à l’écran');
  }
});

test('the parts list leads to each group of cards', async ({ page }) => {
  await page.goto('/ecosystem');
  const parts = page.getByRole('navigation', { name: 'Nomenclature' });
  for (const { id, name } of serviceGroups) {
    await parts.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/ecosystem#${id}`);
    await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
  }
});

test('one drawing of each diagram is shown, large or stacked, and no text of it is smaller than 10 px', async ({
  page,
}) => {
  await page.goto('/ecosystem');
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const drawings = page.getByRole('img', { name: /^Schéma/ });
    await expect(drawings).toHaveCount(4);
    const smallest = await drawings.evaluateAll((all) =>
      Math.min(
        ...all.map((drawing) => {
          const svg = drawing as SVGSVGElement;
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          const sizes = [...svg.querySelectorAll('text')].map((text) =>
            Number.parseFloat(getComputedStyle(text).fontSize),
          );
          return scale * Math.min(...sizes);
        }),
      ),
    );
    expect(smallest, `${width} px`).toBeGreaterThanOrEqual(10);
  }
});

test('no text of a drawing leaves its canvas', async ({ page }) => {
  await page.goto('/ecosystem');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await page.getByRole('img', { name: /^Schéma/ }).evaluateAll((all) =>
      all.flatMap((drawing) => {
        const canvas = drawing.getBoundingClientRect();
        return [...drawing.querySelectorAll('text')]
          .filter((text) => {
            const { left, right } = text.getBoundingClientRect();
            return left < canvas.left - 1 || right > canvas.right + 1;
          })
          .map((text) => text.textContent);
      }),
    );
    expect(outside, `${width} px`).toEqual([]);
  }
});

test('on paper each diagram is stacked', async ({ page }) => {
  await page.goto('/ecosystem');
  await page.emulateMedia({ media: 'print' });
  const drawings = page.getByRole('img', { name: /^Schéma/ });
  await expect(drawings).toHaveCount(4);
  const boxes = await drawings.evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect()));
  for (const { width, height } of boxes) expect(height).toBeGreaterThan(width);
});

test('a card leads to its technology, a template to its sector', async ({ page }) => {
  await page.goto('/ecosystem');
  await page.getByRole('article').getByRole('link', { name: 'Qdrant' }).click();
  await expect(page).toHaveURL('/services/qdrant');
  await page.goto('/solutions/templates');
  await page.getByRole('link', { name: 'Secteur : Santé' }).click();
  await expect(page).toHaveURL('/solutions/healthcare');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawings, the cards and the templates are there to read', async ({ page }) => {
    await page.goto('/ecosystem');
    await expect(page.getByRole('img', { name: /^Schéma/ })).toHaveCount(4);
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.goto('/solutions/templates');
    await expect(page.getByRole('article')).toHaveCount(8);
  });
});
