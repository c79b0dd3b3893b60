import type { Page } from 'playwright/test';
import { barWindows } from '../../codegen/site/fonts/bar-width.ts';
import { expect, test } from './test.ts';
import { fulfillChanged } from './open-alive.ts';
import { headerActions, menuItems } from './shell-parts.ts';
import { navigation, plainPath, settings, site, startingWith, withSome } from './site.ts';

const { labels } = navigation;
const desktops = [1280, 1366, 1440, 1600, 1920];
const banner = (page: Page) => page.getByRole('banner');

/** Writes other words into the bar of the open page: what its stylesheet makes of them, no build has seen. An entry beyond the last is a copy of it. */
async function write(page: Page, words: { names?: readonly string[]; actions?: readonly string[] }): Promise<void> {
  await page.evaluate(({ names = [], actions = [] }) => {
    const put = (element: Element | null | undefined, text: string) => {
      const label = [...(element?.childNodes ?? [])].findLast((node) => node instanceof Text);
      if (label instanceof Text) label.data = text;
    };
    const list = document.querySelector('.main-menu > ul');
    for (const [index, name] of names.entries()) {
      if (list?.children[index] === undefined) list?.append(list.lastElementChild?.cloneNode(true) ?? '');
      put(list?.children[index]?.querySelector('a'), name);
    }
    for (const [index, label] of actions.entries())
      put(document.querySelectorAll('.bar-actions > :is(a, button)')[index], label);
  }, words);
}

function look(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('.site-header')?.getBoundingClientRect() ?? new DOMRect();
    const boxes = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());
    const isSeen = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 && left >= 0 && right <= document.documentElement.clientWidth && top >= bar.top && bottom <= bar.bottom;
    const menu = boxes('.menu-item > a');
    const actions = boxes('.bar-actions > :is(a, button)');
    const seen = [...boxes('.brand'), ...menu, ...actions.filter(isSeen), ...boxes('button.mobile-toggle')].filter(
      ({ width }) => width > 0,
    );
    const overlap = seen.some((one, at) =>
      seen
        .slice(at + 1)
        .some(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    );
    return {
      // On large screens the whole site grows.
      height: Math.round((bar.height * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
      entriesSeen: menu.filter(isSeen).length,
      actionsSeen: actions.filter(isSeen).length,
      space: Number.parseFloat(
        getComputedStyle(document.querySelector('.menu-item') ?? document.body).gridTemplateColumns,
      ),
      overlap,
    };
  });
}

const oneRow = 72;
const names = menuItems.map(({ name }) => name);
const [lastName = ''] = names.slice(-1);

withSome('menu and button in the bar', names.length > 1 && headerActions.length > 0 ? names : undefined, () => {
  test('the bar of the site stands on one row of every large window, whole', async ({ page }) => {
    await page.goto(plainPath);
    for (const width of desktops) {
      await page.setViewportSize({ width, height: 800 });
      const { folded, twoRows } = barWindows(site as never);
      test.skip(width < Math.max(folded, twoRows), 'its owner has been told that it is longer');
      expect(await look(page), `${width} px`).toEqual({
        height: oneRow,
        entriesSeen: names.length,
        actionsSeen: headerActions.length,
        space: expect.any(Number) as unknown as number,
        overlap: false,
      });
    }
  });

  test('a label that grows takes the spaces, the second button, then a second row, and no entry', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(plainPath);
    const widest = (await look(page)).space;
    const states = [];
    for (let letters = 0; letters < 60; letters += 2) {
      await write(page, { names: [...names.slice(0, -1), lastName + 'n'.repeat(letters)] });
      const state = await look(page);
      states.push(state);
      expect(state, `${letters} letters more`).toMatchObject({ entriesSeen: names.length, overlap: false });
      expect(state.actionsSeen).toBeGreaterThan(0);
      if (state.height > oneRow) break;
      // Nothing is hidden while the spaces could still give way.
      if (state.actionsSeen < headerActions.length) expect(state.space).toBeCloseTo(7, 0);
    }
    expect(states.at(-1)?.height).toBe(oneRow + 48);
    expect(states.at(-1)?.actionsSeen).toBe(headerActions.length);
    expect(Math.min(...states.map(({ space }) => space))).toBeLessThan(widest);

    await test.step('under a second row, a part of the page that an address names is seen, and a submenu begins', async () => {
      const bottom = () => banner(page).evaluate((element) => element.getBoundingClientRect().bottom);
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last();
      await heading.evaluate((element) => element.scrollIntoView());
      expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(await bottom());
      const button = banner(page).getByRole('button', { name: startingWith(labels.submenu ?? '') });
      test.skip((await button.count()) === 0, 'no entry has a submenu');
      await button.first().click();
      const top = () => page.locator('header :popover-open').evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.abs((await top()) - (await bottom()))).toBeLessThanOrEqual(1);
    });
  });

  test('check estimates what the browser draws', async ({ page }) => {
    const header = navigation.header ?? {};
    const items = menuItems.map((item) =>
      item.name === lastName
        ? { ...item, name: `${lastName} und noch viele weitere ausführliche Anfahrtsbeschreibungen` }
        : item,
    );
    const longer = { ...site, navigation: { ...navigation, header: { ...header, items } } };
    await page.goto(plainPath);
    await write(page, { names: items.map(({ name }) => name) });
    let [one, two] = [2400, 1280];
    // The least window with one row, by halves.
    while (one - two > 1) {
      const width = Math.round((one + two) / 2);
      await page.setViewportSize({ width, height: 800 });
      if ((await look(page)).height > oneRow) two = width;
      else one = width;
    }
    // It is told of a window with a scroll bar, of which this browser has none, and a little early.
    expect(Math.abs((barWindows(longer as never).twoRows - 56) / 1.015 + 40 - one)).toBeLessThan(0.015 * one);
  });

  test('a button without room comes into the bar with the focus', async ({ page }) => {
    test.skip(headerActions.length < 2, 'there is one button');
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(plainPath);
    const long = 'n'.repeat(32);
    await write(page, { actions: ['Réserver', long] });
    expect((await look(page)).actionsSeen).toBe(1);
    const button = page.locator('.bar-actions').getByText(long);
    await expect(button).not.toBeInViewport();
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  });

  test('a telephone keeps the first button where it fits, on one row @phone', async ({ page }) => {
    await page.goto(plainPath);
    const first = page.locator('.bar-actions > :is(a, button)').first();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [brand, label, isShown] of [
        ['Eaux-Vives', '15', true],
        ['Eaux-Vives', 'Urgences', width > 320],
        ['Eaux-Vives', 'Prendre rendez-vous en ligne', false],
        [settings.shortName, 'Prendre rendez-vous en ligne', false],
        ['Écoles de voile bretonnes', 'Prendre rendez-vous en ligne', false],
      ] as const) {
        await page.locator('.site-header .brand > span').evaluate((name, text) => (name.textContent = text), brand);
        await write(page, { actions: [label] });
        const { height, actionsSeen, overlap } = await look(page);
        expect({ height, actionsSeen, overlap }, `${brand}, ${label}, ${width} px`).toEqual({
          height: oneRow,
          actionsSeen: isShown ? 1 : 0,
          overlap: false,
        });
        if (isShown) await expect(first).toBeInViewport({ ratio: 1 });
        await expect(page.locator('button.mobile-toggle')).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

/** Serves the site as browsers without pop-overs take it: they drop the rules that name `:popover-open`, and know no attribute. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    return fulfillChanged(route, (text) =>
      text
        .replaceAll(/@supports not selector\(:popover-open\)/g, '@supports (color: red)')
        .replaceAll(':popover-open', ':of-another-browser')
        .replaceAll(/ popover(?:target)?="[^"]*"/gi, ''),
    );
  });
}

const withChildren = menuItems.find(({ groups }) => groups !== undefined);
const child = withChildren?.groups?.flatMap(({ children }) => children)[0];

withSome('submenu', child && withChildren && { parent: withChildren, child }, ({ parent, child: { href } }) => {
  test.describe('without pop-overs, without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('submenus open on hover and on focus', async ({ page }) => {
      await withoutPopovers(page);
      await page.goto(plainPath);
      const link = banner(page).locator(`.submenu a[href="${href}"]`).first();
      await expect(link).toBeHidden();
      await banner(page).getByRole('link', { name: parent.name, exact: true }).hover();
      await expect(link).toBeVisible();
      await page.mouse.move(2, 700);
      await expect(link).toBeHidden();
      await banner(page).getByRole('link', { name: parent.name, exact: true }).focus();
      await expect(link).toBeVisible();
    });

    test('the menu of the telephone is a list that opens, leads to a page, and closes @phone', async ({ page }) => {
      await withoutPopovers(page);
      await page.goto(plainPath);
      const list = banner(page).getByRole('navigation', { name: labels.menu, exact: true });
      const toggle = banner(page).locator('summary', { hasText: labels.menu }).first();
      await expect(list).toBeHidden();
      await toggle.click();
      await expect(list).toBeVisible();
      await toggle.click();
      await expect(list).toBeHidden();
      await toggle.press('Enter');
      await list.locator('summary', { hasText: parent.name }).click();
      await list.locator(`a[href="${href}"]`).first().click();
      await expect(page).toHaveURL(href);
    });
  });
});
