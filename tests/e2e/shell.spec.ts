import type { Page } from 'playwright/test';
import { isNightly } from '../run/sample.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expect, test } from './test.ts';
import { menuItems as items } from './shell-parts.ts';
import { navigation, plainPath, settings, withSome } from './site.ts';

const { labels } = navigation;

const childrenOf = ({ groups = [] }: (typeof items)[number]) => groups.flatMap(({ children }) => children);
/** The entry with the longest submenu, and a page of that submenu which no entry leads to by itself. */
const entry = items.toSorted((a, b) => childrenOf(b).length - childrenOf(a).length)[0];
const children =
  entry === undefined ? [] : childrenOf(entry).filter(({ href }) => !items.some((item) => item.href === href));
const target = children[1] ?? children[0];

const isPhone = (): boolean => test.info().project.name === 'phone';
const header = (page: Page) => page.getByRole('banner');
const linkTo = (page: Page, href = '') => header(page).locator(`a[href="${href}"]`).filter({ visible: true }).first();
const child = (page: Page) => linkTo(page, target?.href);
const parent = (page: Page) => header(page).getByRole('link', { name: entry?.name ?? '', exact: true });
const toggle = (page: Page) =>
  header(page).getByRole('button', { name: `${labels.submenu} ${entry?.name}`, exact: true });
/** The corner of the header: a submenu may be as high as the window. */
const outside = [2, 2] as const;
const beside = (page: Page) => header(page).getByRole('link', { name: settings.shortName, exact: true });
const menuButton = (page: Page) => header(page).getByRole('button', { name: labels.menu, exact: true });
const menu = (page: Page) => header(page).getByRole('navigation', { name: labels.menu, exact: true });
const section = (page: Page) =>
  menu(page)
    .locator('summary')
    .filter({ hasText: entry?.name ?? '' })
    .first();

withSome('submenu', target, ({ href }) => {
  // One visit for all: each step ends with every submenu closed, the focus and the pointer beside the menu.
  test('submenus from 1280 px on open and close by pointer and by keyboard', async ({ page }) => {
    await page.goto(plainPath);
    const leave = async () => {
      await beside(page).focus();
      await page.mouse.move(...outside);
      await expect(child(page)).toBeHidden();
    };

    await test.step('the pointer opens one, keeps it while it travels to a link, and closes it when it leaves', async () => {
      await expect(child(page)).toBeHidden();
      await parent(page).hover();
      await child(page).hover();
      await expect(child(page)).toBeVisible();
      await page.mouse.move(...outside);
      await expect(child(page)).toBeHidden();
    });
    await test.step('the keyboard passes one by, or opens it on Enter; its links follow in order; leaving closes it', async () => {
      await parent(page).focus();
      await page.keyboard.press('Tab');
      await expect(toggle(page)).toBeFocused();
      await expect(child(page)).toBeHidden();
      // Its button closes it again, though the focus stays.
      for (const count of [1, 0, 1]) {
        await page.keyboard.press('Enter');
        await expect(page.locator('header :popover-open')).toHaveCount(count);
        await expect(child(page)).toBeVisible({ visible: count === 1 });
      }
      await page.keyboard.press('Tab');
      for (const { href: next } of children.slice(0, 2)) {
        await page.keyboard.press('Tab');
        await expect(linkTo(page, next)).toBeFocused();
      }
      await leave();
    });
    await test.step('Escape hides it without losing the focus', async () => {
      await toggle(page).press('Enter');
      await child(page).focus();
      await page.keyboard.press('Escape');
      await expect(child(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await leave();
    });
    await test.step('Escape hides one that the pointer has opened', async () => {
      await parent(page).hover();
      await expect(child(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(child(page)).toBeHidden();
      await leave();
    });
    await test.step('a click keeps one open until there is a click elsewhere', async () => {
      await toggle(page).click();
      await page.mouse.move(...outside);
      await expect(child(page)).toBeVisible();
      await page.mouse.click(...outside);
      await expect(child(page)).toBeHidden();
      await leave();
    });
    await test.step('every entry with children shows each child with its description, and is accessible', async () => {
      const withChildren = items.filter(({ groups }) => groups !== undefined);
      const menuItems = header(page).locator('[data-menu-item]');
      await expect(menuItems).toHaveCount(withChildren.length);
      for (const [index, item] of withChildren.entries()) {
        await menuItems.nth(index).getByRole('link', { name: item.name, exact: true }).hover();
        const shown = menuItems.nth(index).getByRole('listitem');
        await expect(shown).toHaveText(childrenOf(item).map(({ name, text = '' }) => `${name}${text}`));
        for (const row of await shown.all()) await expect(row).toBeVisible();
        // The others are made of the same parts.
        if (item === entry || isNightly)
          expect(await accessibilityFaults(page, { within: 'body > header' })).toEqual([]);
      }
    });
  });

  test.describe('submenus by touch on a wide screen', () => {
    test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } });

    test('a tap on the button opens, a tap outside closes', async ({ page }) => {
      await page.goto(plainPath);
      await toggle(page).tap();
      await expect(child(page)).toBeVisible();
      await page.touchscreen.tap(...outside);
      await expect(child(page)).toBeHidden();
    });
  });

  test.describe('the menu below 1280 px @phone', () => {
    test('opens, unfolds a section, is accessible, and leads to its pages', async ({ page }) => {
      await page.goto(plainPath);
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await section(page).click();
      await expect(child(page)).toBeVisible();
      expect(await accessibilityFaults(page, { within: 'body > header' })).toEqual([]);
      await child(page).click();
      await expect(page).toHaveURL(href);
      await expect(menu(page)).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and leads to a child @both', async ({ page }) => {
      await page.goto(plainPath);
      if (isPhone()) {
        await menuButton(page).click();
        await section(page).click();
      } else {
        await toggle(page).click();
      }
      await child(page).click();
      await expect(page).toHaveURL(href);
    });
  });
});

test.describe('the menu below 1280 px @phone', () => {
  withSome(
    'entry without submenu',
    items.find(({ groups }) => groups === undefined),
    (plainEntry) => {
      test('closes on a link to the same page', async ({ page }) => {
        const { name, href } = plainEntry;
        await page.goto(href);
        await menuButton(page).click();
        const link = menu(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('aria-current', 'page');
        // Neither the page nor the focus moves, which would close the menu too.
        await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
        await link.dispatchEvent('click');
        await expect(link).toBeHidden();
      });
    },
  );

  test('closes on Escape or when the focus leaves it, and shows its end and whole labels', async ({ page }) => {
    await page.goto(plainPath);
    await test.step('on Escape the focus comes back; until then the page behind does not scroll', async () => {
      await menuButton(page).click();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    });
    await test.step('it closes when the focus goes on to the page', async () => {
      await menuButton(page).click();
      await menu(page).locator('summary, a').filter({ visible: true }).first().focus();
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await expect(menu(page)).toBeHidden();
    });
    await test.step('a phone on its side reaches the last entry', async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      await menuButton(page).click();
      const last = menu(page).locator('summary, a').filter({ visible: true }).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
    await test.step('on the narrowest telephones the label of each button is on one line', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const lines = await menu(page)
        .locator('.button-secondary')
        .evaluateAll((all) =>
          all.map((button) => {
            const label = document.createRange();
            for (const node of button.childNodes) if (node.nodeType === Node.TEXT_NODE) label.selectNode(node);
            return label.getClientRects().length;
          }),
        );
      expect(lines).toEqual(lines.map(() => 1));
    });
  });
});

test('the skip link leads to the content, which the header does not cover; it stays at the top when the page is scrolled @both', async ({
  page,
}) => {
  await page.goto(plainPath);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const bar = await header(page).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(header(page).getByRole('link', { name: settings.shortName })).toBeInViewport();
});
