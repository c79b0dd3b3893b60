import type { Page } from 'playwright/test';
import { expect, test } from './neutral-site.ts';
import {
  badges,
  band as bandOfSite,
  copyright,
  footerActions,
  footerLists,
  legal,
  menuItems as items,
  lineForm,
  statistics,
} from './shell-parts.ts';
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
/** A link of the header beside the menu. */
const beside = (page: Page) => header(page).getByRole('link', { name: settings.shortName, exact: true });
const menuButton = (page: Page) => header(page).getByRole('button', { name: labels.menu, exact: true });
const menu = (page: Page) => header(page).getByRole('navigation', { name: labels.menu, exact: true });
const section = (page: Page) =>
  menu(page)
    .locator('summary')
    .filter({ hasText: entry?.name ?? '' })
    .first();

withSome('submenu', target, ({ href }) => {
  test.describe('submenus from 1280 px on', { tag: '@desktop' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(plainPath);
    });

    test('the pointer opens one, keeps it while it travels to a link, and closes it when it leaves', async ({
      page,
    }) => {
      await expect(child(page)).toBeHidden();
      await parent(page).hover();
      await child(page).hover();
      await expect(child(page)).toBeVisible();
      await page.mouse.move(640, 790);
      await expect(child(page)).toBeHidden();
    });

    test('the keyboard opens one on focus; its links follow in order; leaving closes it', async ({ page }) => {
      await parent(page).focus();
      await expect(child(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(toggle(page)).toBeFocused();
      await page.keyboard.press('Tab');
      for (const { href: next } of children.slice(0, 2)) {
        await page.keyboard.press('Tab');
        await expect(linkTo(page, next)).toBeFocused();
      }
      await beside(page).focus();
      await expect(child(page)).toBeHidden();
    });

    test('Escape hides it without losing the focus, and it comes back on return', async ({ page }) => {
      await parent(page).focus();
      await child(page).focus();
      await page.keyboard.press('Escape');
      await expect(child(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await beside(page).focus();
      await parent(page).focus();
      await expect(child(page)).toBeVisible();
    });

    test('Escape hides one that the pointer has opened', async ({ page }) => {
      await parent(page).hover();
      await expect(child(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(child(page)).toBeHidden();
    });

    test('its button opens it on Enter and closes it again, though the focus stays', async ({ page }) => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('header :popover-open')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.locator('header :popover-open')).toHaveCount(0);
      await expect(child(page)).toBeHidden();
    });

    test('a click keeps one open until there is a click elsewhere', async ({ page }) => {
      await toggle(page).click();
      await page.mouse.move(640, 790);
      await expect(child(page)).toBeVisible();
      await page.mouse.click(640, 790);
      await expect(child(page)).toBeHidden();
    });

    test('every entry with children shows each child with its description', async ({ page }) => {
      const withChildren = items.filter(({ groups }) => groups !== undefined);
      const menuItems = header(page).locator('[data-menu-item]');
      await expect(menuItems).toHaveCount(withChildren.length);
      for (const [index, item] of withChildren.entries()) {
        await menuItems.nth(index).getByRole('link', { name: item.name, exact: true }).hover();
        const shown = menuItems.nth(index).getByRole('listitem');
        await expect(shown).toHaveText(childrenOf(item).map(({ name, description = '' }) => `${name}${description}`));
        for (const row of await shown.all()) await expect(row).toBeVisible();
      }
    });
  });

  test.describe('submenus by touch on a wide screen', () => {
    test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } });

    test('a tap on the button opens, a tap outside closes', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(plainPath);
      await toggle(page).tap();
      await expect(child(page)).toBeVisible();
      await page.touchscreen.tap(640, 1000);
      await expect(child(page)).toBeHidden();
    });
  });

  test.describe('the menu below 1280 px', { tag: '@phone' }, () => {
    test('opens, unfolds a section, and leads to its pages', async ({ page }) => {
      await page.goto(plainPath);
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await section(page).click();
      await child(page).click();
      await expect(page).toHaveURL(href);
      await expect(menu(page)).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and leads to a child', async ({ page }) => {
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

test.describe('the menu below 1280 px', { tag: '@phone' }, () => {
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

  test('closes on Escape, gives the focus back, and the page behind does not scroll', async ({ page }) => {
    await page.goto(plainPath);
    await menuButton(page).click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('closes when the focus goes on to the page', async ({ page }) => {
    await page.goto(plainPath);
    await menuButton(page).click();
    await menu(page).locator('summary, a').filter({ visible: true }).first().focus();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expect(menu(page)).toBeHidden();
  });

  test('a phone on its side reaches the last entry', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(plainPath);
    await menuButton(page).click();
    const last = menu(page).locator('summary, a').filter({ visible: true }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test('the skip link leads to the content, which the header does not cover', async ({ page }) => {
  await page.goto(plainPath);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const bar = await header(page).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

test('the header stays at the top of a scrolled page', async ({ page }) => {
  await page.goto(plainPath);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(header(page).getByRole('link', { name: settings.shortName })).toBeInViewport();
});

withSome('band', bandOfSite, ({ heading, status = '', action, hiddenOn = [] }) => {
  test('the band is before the footer, but not on the pages that the spec names', async ({ page }) => {
    const band = page.getByRole('region', { name: heading });
    await page.goto(plainPath);
    await expect(band).toBeVisible();
    await expect(band.getByText(status)).toBeVisible();
    await expect(band.getByText(action.label, { exact: true })).toBeVisible();
    expect(await band.evaluate((element) => element.nextElementSibling?.localName)).toBe('footer');
    for (const path of hiddenOn) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(band).toHaveCount(0);
    }
  });
});

test('the footer holds figures, lists, badges, actions and year', async ({ page }) => {
  await page.goto(plainPath);
  const part = page.getByRole('contentinfo');
  const texts = statistics.flatMap(({ text, value, label }) => [text ?? value, label]);
  for (const text of [...texts, ...badges, String(copyright?.year ?? '')])
    await expect(part.getByText(text).first()).toBeVisible();
  for (const { label, href } of footerActions.filter((action) => action.href !== undefined))
    await expect(part.getByRole('link', { name: label })).toHaveAttribute('href', href ?? '');
  const lists = part.getByRole('navigation', { name: labels.footer }).getByRole('list');
  const wanted = footerLists.map((list) => list.items.map(({ name }) => name));
  await expect(lists).toHaveCount(wanted.length);
  for (const [index, names] of wanted.entries()) await expect(lists.nth(index).getByRole('link')).toHaveText(names);
  await expect(part.getByRole('navigation', { name: labels.legal }).getByRole('link')).toHaveText(
    legal.map(({ name }) => name),
  );
});

withSome('form on one line', lineForm, ({ field: described, submit, confirmation }) => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'the form of the footer validates the address, sends nothing and stays on the page',
      { tag: '@desktop' },
      async ({ page }) => {
        const sent: string[] = [];
        await page.goto(plainPath);
        page.on('request', (request) => {
          if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
        });
        const field = page.getByRole('textbox', { name: described.label });
        await field.fill('dupont@example.fr');
        await page.getByRole('button', { name: submit, exact: true }).click();
        await expect(field).toHaveValue('dupont@example.fr');
        expect(sent).toEqual([]);
      },
    );
  });

  test(
    'the form of the footer refuses what is no address, says that nothing was sent, and sends nothing',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(plainPath);
      const requests: string[] = [];
      // The icon of the tab is fetched when the browser has time for it, what answers the form when it is used.
      page.on('request', (request) => {
        if (!/\/favicon\.svg$|\/assets\/[\w-]+\.js$/.test(request.url()))
          requests.push(`${request.method()} ${request.url()}`);
      });
      const field = page.getByRole('textbox', { name: described.label });
      const button = page.getByRole('button', { name: submit, exact: true });
      const status = page.getByRole('contentinfo').getByRole('status');
      await field.fill('dupont');
      await button.click();
      await expect(status).toHaveText('');
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
      await field.fill('dupont@example.fr');
      await button.click();
      await expect(status).toHaveText(confirmation);
      await expect(page).toHaveURL(plainPath);
      // A request that the submission began is known by the time another one has been answered.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(requests).toEqual([expect.stringMatching(/^GET .*\/robots\.txt$/)]);
    },
  );
});
