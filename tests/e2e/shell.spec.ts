import { expect, test, type Page } from 'playwright/test';
import { settings } from '../../src/generated/site.ts';

const isPhone = (): boolean => test.info().project.name === 'phone';
const header = (page: Page) => page.getByRole('banner');
const solutions = (page: Page) => header(page).getByRole('link', { name: 'Solutions', exact: true });
const child = (page: Page) => header(page).getByRole('link', { name: /^Juridique/ });
const toggle = (page: Page) => header(page).getByRole('button', { name: 'Sous-menu Solutions' });
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true });

test.describe('submenus from 1280 px on', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  test('the pointer opens one, keeps it while it travels to a link, and closes it when it leaves', async ({ page }) => {
    await expect(child(page)).toBeHidden();
    await solutions(page).hover();
    await child(page).hover();
    await expect(child(page)).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(child(page)).toBeHidden();
  });

  test('the keyboard opens one on focus; its links follow in order; leaving closes it', async ({ page }) => {
    await solutions(page).focus();
    await expect(child(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: /^Finance/ })).toBeFocused();
    await header(page).getByRole('link', { name: 'ROI Calculator' }).focus();
    await expect(child(page)).toBeHidden();
  });

  test('Escape hides it without losing the focus, and it comes back on return', async ({ page }) => {
    await solutions(page).focus();
    await child(page).focus();
    await page.keyboard.press('Escape');
    await expect(child(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await header(page).getByRole('link', { name: 'ROI Calculator' }).focus();
    await solutions(page).focus();
    await expect(child(page)).toBeVisible();
  });

  test('Escape hides one that the pointer has opened', async ({ page }) => {
    await solutions(page).hover();
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
    for (const [entry, first, description] of [
      ['Écosystème', 'Services', 'Six groupes de services'],
      ['Solutions', 'Finance', 'Banques'],
      ['Expertise', 'Done For You', 'clés en main'],
      ['Ressources', 'Documentation', 'Guides'],
    ] as const) {
      await header(page).getByRole('link', { name: entry, exact: true }).hover();
      await expect(header(page).getByRole('link', { name: new RegExp(`^${first}.*${description}`) })).toBeVisible();
    }
  });
});

test.describe('submenus by touch on a wide screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } });

  test('a tap on the button opens, a tap outside closes', async ({ page }) => {
    await page.goto('/about');
    await toggle(page).tap();
    await expect(child(page)).toBeVisible();
    await page.touchscreen.tap(640, 1000);
    await expect(child(page)).toBeHidden();
  });
});

test.describe('the menu below 1280 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, unfolds a section, and leads to its pages', async ({ page }) => {
    await page.goto('/about');
    await expect(header(page).getByRole('link', { name: 'ROI Calculator' })).toBeHidden();
    await menuButton(page).click();
    await header(page).getByText('Solutions', { exact: true }).filter({ visible: true }).click();
    await child(page).click();
    await expect(page).toHaveURL('/solutions/legal');
    await expect(header(page).getByRole('link', { name: 'ROI Calculator' })).toBeHidden();
  });

  test('closes on a link to the same page', async ({ page }) => {
    await page.goto('/contact');
    await menuButton(page).click();
    const link = header(page).getByRole('link', { name: 'Contact', exact: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await link.evaluate((element) => element.setAttribute('href', '#contenu'));
    await link.click();
    await expect(link).toBeHidden();
  });

  test('closes on Escape, gives the focus back, and the page behind does not scroll', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page).click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(header(page).getByRole('link', { name: 'ROI Calculator' })).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('closes when the focus goes on to the page', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page).click();
    await header(page).getByRole('link', { name: 'ROI Calculator' }).focus();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ollama' }).focus();
    await expect(header(page).getByRole('link', { name: 'ROI Calculator' })).toBeHidden();
  });

  test('a phone on its side reaches the last entry', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/about');
    await menuButton(page).click();
    const last = header(page).getByRole('link', { name: 'Contact', exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads to a child', async ({ page }) => {
    await page.goto('/about');
    if (isPhone()) {
      await menuButton(page).click();
      await header(page).getByText('Solutions', { exact: true }).filter({ visible: true }).click();
    } else {
      await toggle(page).click();
    }
    await child(page).click();
    await expect(page).toHaveURL('/solutions/legal');
  });

  test('the newsletter validates the address, sends nothing and stays on the page', async ({ page }) => {
    const sent: string[] = [];
    await page.goto('/about');
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
    });
    const field = page.getByRole('textbox', { name: settings.footer.newsletter.label });
    await field.fill('dupont@example.fr');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(field).toHaveValue('dupont@example.fr');
    expect(sent).toEqual([]);
  });
});

test('the skip link leads to the content, which the header does not cover', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const bar = await header(page).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

test('the header stays at the top of a scrolled page', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(header(page).getByRole('link', { name: settings.shortName })).toBeInViewport();
});

test('the support band is before the footer everywhere but on the support page', async ({ page }) => {
  const title = page.getByRole('heading', { name: settings.supportBand.title });
  await page.goto('/solutions/legal');
  await expect(title).toBeVisible();
  await expect(page.getByText('IA disponible maintenant')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Assistant IA 24/7' }).last()).toBeVisible();
  await page.goto('/solutions/support-client');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(title).toHaveCount(0);
});

test('the footer holds figures, lists, badges, calculator and year', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    '500+',
    'Entreprises visées',
    '€12M+',
    'Économisés',
    'RGPD Compliant',
    'AI Act Ready',
    'Souveraineté EU',
    '2024',
  ]) {
    await expect(footer.getByText(text).first()).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Calculer Mon ROI' })).toHaveAttribute('href', '/roi-calculator');
  const lists = footer.getByRole('navigation', { name: 'Pied de page' }).getByRole('list');
  expect(await lists.evaluateAll((all) => all.map((list) => list.children.length))).toEqual([8, 7, 5]);
  await expect(footer.getByRole('navigation', { name: 'Informations légales' }).getByRole('link')).toHaveCount(5);
});

test('the newsletter refuses what is no address, says that nothing was sent, and sends nothing', async ({ page }) => {
  await page.goto('/about');
  const requests: string[] = [];
  // The icon of the tab is fetched when the browser has time for it.
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg')) requests.push(`${request.method()} ${request.url()}`);
  });
  const field = page.getByRole('textbox', { name: settings.footer.newsletter.label });
  const button = page.getByRole('button', { name: 'OK', exact: true });
  const status = page.getByRole('contentinfo').getByRole('status');
  await field.fill('dupont');
  await button.click();
  await expect(status).toHaveText('');
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await field.fill('dupont@example.fr');
  await button.click();
  await expect(status).toHaveText(settings.footer.newsletter.confirmation);
  await expect(page).toHaveURL('/about');
  // A request that the submission began is known by the time another one has been answered.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(requests).toEqual([expect.stringMatching(/^GET .*\/robots\.txt$/)]);
});
