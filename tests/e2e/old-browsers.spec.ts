import type { Page } from 'playwright/test';
import { lackedMembers, type Member } from '../built/browsers/compat-data.ts';
import { asOldestRead } from '../built/browsers/css-features.ts';
import { isNightly } from '../run/sample.ts';
import { filled } from './contact-form-page.ts';
import { withForm } from './forms.ts';
import { islandPages } from './island-pages.ts';
import { expect, test } from './test.ts';
import { fulfillChanged, openAlive } from './open-alive.ts';
import { blockFamilies } from './page-families.ts';
import { status } from './receiver.ts';
import { useIsland } from './use-island.ts';

// Tests use it themselves; tests/built/browsers.test.ts finds it in scripts.
const lacked = lackedMembers().filter(([, name]) => name !== 'checkVisibility');

/** Makes the browser one that lacks all that some supported browser lacks: built-in objects, members of theirs and of interfaces, and styles. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript((members: readonly Member[]) => {
    const at = (object: unknown, key: string) => (object as Record<string, unknown> | undefined)?.[key];
    for (const [owner, name, isStatic] of members) {
      if (name === '') Reflect.deleteProperty(globalThis, owner);
      for (const object of [isStatic && at(globalThis, owner), at(at(globalThis, owner), 'prototype')])
        if (name !== '' && object) Reflect.deleteProperty(object, name);
    }
  }, lacked);
  await page.route('**/*.css', (route) => fulfillChanged(route, asOldestRead));
}

/** The lines that a page shows once its islands are alive, and all that is folded is open: not every browser opens it on wide screens. */
async function linesOf(page: Page, path: string): Promise<string[]> {
  await openAlive(page, path);
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const lines = document.querySelector('main')?.innerText.split('\n') ?? [];
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

// What each lacks is found in scripts and styles by tests/built/browsers.test.ts: here is seen that the pages stand it, nightly all of them.
test('every type of block reads as in a new browser', async ({ page, context }) => {
  const old = await context.newPage();
  await makeOld(old);
  for (const path of isNightly ? blockFamilies : [...blockFamilies].slice(0, 2)) {
    const lines = new Set(await linesOf(old, path));
    expect
      .soft(
        (await linesOf(page, path)).filter((line) => !lines.has(line)),
        path,
      )
      .toEqual([]);
  }
  await old.close();
});

for (const { name, address } of islandPages) {
  const mark = name === 'calculator' ? '' : ' @nightly';
  test(`${name} on ${address} works${mark}`, async ({ page }) => {
    await makeOld(page);
    await page.goto(address);
    await useIsland(page, name);
  });
}

withForm('contact', ({ path: contactPath }) => {
  test('a request is sent whole', async ({ page, contact, delivering, receiver }) => {
    receiver.answer = status(200);
    await makeOld(page);
    await delivering(contactPath);
    await contact.fillIn();
    await contact.send();
    expect(receiver.received).toMatchObject([filled]);
  });
});
