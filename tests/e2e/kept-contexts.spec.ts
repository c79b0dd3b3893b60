import { expect, test } from './test.ts';

/** A file without a script of the site. */
const path = '/robots.txt';

// Tests share a context: one after the other, in one worker.
test.describe('a test finds nothing of the one before it', () => {
  test.describe.configure({ mode: 'serial' });
  let before: unknown;

  test('it stores something', async ({ page }) => {
    before = page.context();
    await page.goto(path);
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('left', 'x');
    });
  });

  test('nothing is stored, in the same context; it sets the clock', async ({ page }) => {
    expect(page.context()).toBe(before);
    await page.goto(path);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.clock.setFixedTime('2001-07-01T12:00:00Z');
    expect(await page.evaluate(() => new Date().toISOString())).toMatch(/^2001-07-01/);
  });

  test('the clock goes by the day, in another context; it cuts the network', async ({ page, context }) => {
    expect(context).not.toBe(before);
    before = context;
    await page.goto(path);
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeLessThan(600_000);
    await context.setOffline(true);
  });

  test('the network is there, in another context', async ({ page }) => {
    expect(page.context()).not.toBe(before);
    await page.goto(path);
  });
});
