import { expect, test } from './test.ts';
import { withBlock } from './site.ts';

withBlock('register', ({ path, block: { groups, states } }) => {
  const facts = groups.flatMap(({ shelves = [] }) => shelves.flatMap((shelf) => shelf.facts));
  const readings = facts.flatMap((fact) => fact.readings);
  const ofState = (state: string) => readings.filter((reading) => reading.state === state).length;

  test('a circle opens its entry, a choice leaves other states out, and every entry is printed', async ({ page }) => {
    await page.goto(path);
    const circles = page.locator('.circle');
    await expect(circles).toHaveCount(readings.length);
    await circles.first().click();
    const card = page.getByRole('dialog');
    await expect(card.getByRole('heading', { name: facts[0]!.label })).toBeVisible();
    const [first, ...others] = facts[0]!.readings;
    await expect(card.getByText(first!.text, { exact: true }).first()).toBeVisible();
    await expect(card.locator('details')).toHaveCount(others.length === 0 ? 0 : 1);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    for (const state of ['measured', 'derived', 'law', 'published', 'announced'] as const) {
      await page.locator('label', { hasText: states[state].name }).click();
      await expect(circles.filter({ visible: true })).toHaveCount(ofState(state));
    }
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 5 }).filter({ visible: true })).toHaveCount(facts.length);
    // Marks are backgrounds, which browsers leave out else.
    await expect(page.locator('.circle').first()).toHaveCSS('print-color-adjust', 'exact');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a circle leads to the entry in its folded list, and the choices work', async ({ page }) => {
      await page.goto(path);
      await page.locator('.circle').first().click();
      await expect(page.locator(`[id="${facts[0]!.id}"]`)).toBeInViewport();
      await page.locator('label', { hasText: states.derived.name }).click();
      await expect(page.locator('.circle').filter({ visible: true })).toHaveCount(ofState('derived'));
    });
  });
});
