import type { Page } from 'playwright/test';
import type { Block } from '#generated/types.ts';
import { textsIn } from '../../codegen/base/json.ts';
import { isNightly } from '../run/sample.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expect, test } from './test.ts';
import { navigation, pages, placesOf } from './site.ts';
import { openAlive } from './open-alive.ts';

/** A telephone, and a small laptop: what they show first is the least. */
const screens = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];
const forms = placesOf('form').flatMap(({ path, block }) => (block.id === undefined ? [] : [{ path, id: block.id }]));

function linksOf(value: readonly Block[]): string[] {
  return textsIn(JSON.parse(JSON.stringify(value))).flatMap(({ path, text }) => (path.at(-1) === 'href' ? [text] : []));
}

/** One link of the site to each form, or to a group of its fields, of those that ask it for something. */
const asking = forms.flatMap(({ path }) => {
  const links = pages
    .flatMap(({ blocks }) => linksOf(blocks))
    .filter((href) => href.startsWith(`${path}?`) && !/=(#|$)/.test(href));
  return [...new Map(links.map((link) => [link.split('#')[1] ?? '', link]))].map(([id, link]) => ({ link, id }));
});
const groups = placesOf('form').flatMap(({ path, block }) =>
  block.form.groups.flatMap(({ id, fields }) => (id === undefined ? [] : [{ path, id, name: fields[0]?.name ?? '' }])),
);
const parts = (navigation.header?.items ?? [])
  .flatMap(({ groups: inMenu = [] }) => inMenu.flatMap(({ children }) => children))
  .flatMap(({ href }) => (href.startsWith('/') && href.includes('#') ? [href] : []));

const opening = pages.flatMap(({ opensAt = {} }) => Object.entries(opensAt));

const bottomOf = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelector(found)?.getBoundingClientRect().bottom ?? -1, selector);

test.skip(asking.length === 0, 'no link of the site asks a form for something');

test('a link arrives at what it promises: a first field, a group of fields, a part of a page', async ({ page }) => {
  for (const screen of isNightly ? screens : screens.slice(0, 1)) {
    await page.setViewportSize(screen);
    for (const { link, id } of asking) {
      await page.goto(link);
      await expect(page.locator('[data-island=form][data-alive]').first()).toBeVisible();
      const first = `#${id} :is(input, select, textarea):not([hidden])`;
      await expect.poll(() => bottomOf(page, first)).toBeGreaterThan(0);
      expect(await bottomOf(page, first), `${link} at ${screen.width}`).toBeLessThanOrEqual(screen.height);
    }
    for (const { path, id, name } of groups) {
      await page.goto(`${path}#${id}`);
      await expect(page.locator(`#${id} [name="${name}"]`).first()).toBeInViewport({ ratio: 1 });
    }
    for (const [address, part] of opening) {
      await page.goto(address);
      await expect(page.locator(`#${part}`).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    }
    for (const href of parts) {
      await page.goto(href);
      await expect(
        page
          .locator(`#${href.split('#')[1]}`)
          .getByRole('heading')
          .first(),
      ).toBeInViewport();
    }
  }
});

test('without JavaScript a link that asks a form for something still arrives at it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { link, id: form } of asking) {
    await page.goto(link);
    await expect(page.locator(`#${form}`)).toBeInViewport();
  }
  await context.close();
});

for (const path of new Set(placesOf('form').map((place) => place.path))) {
  test(`the form of ${path} shows the label of the field that the browser refuses, and marks it by more than a colour, and is accessible @phone`, async ({
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
    expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
  });
}
