import { placesOf, withBlock } from './site.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

withBlock('diagram', ({ path }) => {
  const count = placesOf('diagram')
    .filter((place) => place.path === path)
    .flatMap(({ block }) => block.diagrams).length;

  test('one drawing of each diagram is shown, large or stacked, no text of it is smaller than 10 px or leaves its canvas', async ({
    page,
  }) => {
    await page.goto(path);
    await unfold(page);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const drawings = page.getByRole('img', { name: /^Schéma/ });
      await expect(drawings).toHaveCount(count);
      const faults = await drawings.evaluateAll((all) =>
        all.flatMap((drawing) => {
          const svg = drawing as SVGSVGElement;
          const canvas = svg.getBoundingClientRect();
          const scale = canvas.width / svg.viewBox.baseVal.width;
          return [...svg.querySelectorAll('text')]
            .filter((text) => {
              const { left, right } = text.getBoundingClientRect();
              const isSmall = scale * Number.parseFloat(getComputedStyle(text).fontSize) < 10;
              return isSmall || left < canvas.left - 1 || right > canvas.right + 1;
            })
            .map((text) => text.textContent);
        }),
      );
      expect(faults, `${width} px`).toEqual([]);
    }
  });

  test('on paper each diagram is stacked', async ({ page }) => {
    await page.goto(path);
    await unfold(page);
    await page.emulateMedia({ media: 'print' });
    const drawings = page.getByRole('img', { name: /^Schéma/ });
    await expect(drawings).toHaveCount(count);
    const boxes = await drawings.evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect()));
    for (const { width, height } of boxes) expect(height).toBeGreaterThan(width);
  });
});
