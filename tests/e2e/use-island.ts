import { expect, type Locator, type Page } from 'playwright/test';
import { calculateRoi } from '../../src/roi/calculate.ts';
import { eventsFitting, longestWord } from './event-days.ts';
import { fillFields } from './forms.ts';
import { commonWord } from './search-index.ts';
import { placesOf } from './site.ts';

export function islandOf(page: Page, name: string): Locator {
  return page.locator(`[data-island='${name}']`).first();
}

/** Waits until an island has come to life, then uses it as a visitor would and looks at what it answers. */
export async function useIsland(page: Page, name: string): Promise<void> {
  const place = islandOf(page, name);
  await expect(place).toHaveAttribute('data-alive');
  await (uses[name] ?? fillAnyForm)(place, page);
  await expect(place.locator('[data-island-error]')).toBeHidden();
}

/** What is particular to an island: without an entry here, its controls are filled in and its first button is pressed. */
const uses: Readonly<Record<string, (place: Locator, page: Page) => Promise<void>>> = {
  calculator: async (place) => {
    const roi = placesOf('calculator')[0]?.block.roi;
    if (roi === undefined) throw new Error('the site has no calculator');
    const savings = place.locator('[data-field=annualSavings]');
    await place.locator('[name=calculationType][value=combined]').check();
    for (const currentCloudSpend of [150_000, 0]) {
      const inputs = { ...roi.defaults, calculationType: 'combined', currentCloudSpend } as const;
      await place.locator('[name=currentCloudSpend]').fill(String(currentCloudSpend));
      await place.locator('form [type=submit]').click();
      await expect(savings).toHaveAttribute('value', String(calculateRoi(inputs, roi).annualSavings));
    }
  },
  agenda: async (place, page) => {
    // A strip and a programme have nothing to choose from.
    if ((await place.getByRole('searchbox').count()) === 0) {
      await fillAnyForm(place, page);
      return;
    }
    const rows = place.locator('ol > li:visible');
    await place.getByRole('radio').first().check();
    const all = await rows.count();
    await place.getByRole('searchbox').fill('zzzzqq');
    await expect(rows).toHaveCount(0);
    await place.getByRole('searchbox').fill(longestWord(eventsFitting('all', '')[0]?.title ?? ''));
    await expect(rows).not.toHaveCount(0);
    await place.getByRole('searchbox').fill('');
    await expect(rows).toHaveCount(all);
    await place.getByRole('radio').nth(1).check();
    const shown = await rows.count();
    await place.getByRole('radio').nth(2).check();
    // Every event is to come or past.
    await expect(rows).toHaveCount(all - shown);
  },
  search: async (place) => {
    await place.getByRole('searchbox').fill(commonWord);
    await expect(place.getByRole('status')).toContainText(commonWord);
    await expect(place.getByRole('listitem').first()).toBeVisible();
  },
};

/**
 * Fills in every field that a visitor reaches with something of its type, then presses the button of the form.
 * A form that asks for something must confirm it.
 */
async function fillAnyForm(place: Locator, page: Page): Promise<void> {
  // A confirmation that was closed leaves the page a moment later, and a form in it.
  for (const form of await place.locator('form:visible').all())
    await fillFields(form, await form.evaluate(fieldsToFill, values));
  // A card may lie over its radio button: the keyboard reaches every one.
  for (const choice of await place.locator('input:is([type=radio], [type=checkbox]):visible:enabled').all()) {
    await choice.press('Space');
    await expect(choice).toBeChecked();
  }
  const button = place.locator('form button:visible:enabled:not([type=button])').last();
  if ((await button.count()) > 0) await button.click();
  if ((await place.locator('form :required').count()) > 0) {
    const confirmation = page.getByRole('dialog');
    await expect(confirmation).toContainText(/\p{L}{3}/u);
    await page.keyboard.press('Escape');
    await expect(confirmation).toBeHidden();
  }
  await expect(place).toContainText(/\p{L}{3}/u);
}

/** Runs in the page: the fields of a form to type into or to choose from, with a value for each by its type. */
function fieldsToFill(form: Element, byType: Readonly<Record<string, string>>): [string, string][] {
  const controls = (form as HTMLFormElement).querySelectorAll<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >(':is(input, select, textarea):enabled:not([type=radio], [type=checkbox])');
  return Array.from(controls).flatMap((control): [string, string][] => {
    // A field that the keyboard skips is there for robots.
    if (control.name === '' || control.tabIndex === -1 || !control.checkVisibility({ visibilityProperty: true }))
      return [];
    if (control instanceof HTMLSelectElement) return [[control.name, control.options[1]?.value ?? '']];
    const value = byType[control.type] ?? (control.type.startsWith('text') ? 'Essai' : undefined);
    return value === undefined ? [] : [[control.name, value]];
  });
}

const values: Readonly<Record<string, string>> = {
  date: '2099-12-01',
  email: 'essai@example.fr',
  number: '12',
  search: 'essai',
  tel: '01 99 00 12 12',
  url: 'https://example.fr',
};
