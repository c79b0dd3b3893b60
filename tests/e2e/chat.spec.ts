import type { Page } from 'playwright/test';
import { securityHeaders } from '../../codegen/site/preview/headers.ts';
import { noAllowance } from '../../codegen/site/publish/publish.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { callsOf, installLate, installWidget, type ChatFunction } from './chat-widget.ts';
import { expect, test } from './test.ts';
import { fulfillChanged } from './open-alive.ts';
import { band as bandOfSite, chat as chatOfSite, headerActions } from './shell-parts.ts';
import { navigation, plainPath, withSome } from './site.ts';

const { menu } = navigation.labels;
/** Time goes on as far as a test says, however long the browser takes. */
async function holdClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 1000);
}

/** A site whose band opens its chat, and says when there is none. */
const chatting =
  chatOfSite && bandOfSite?.action.chat === 'alert' ? { chat: chatOfSite, bandOfChat: bandOfSite } : undefined;

withSome('band that opens the chat', chatting, ({ chat, bandOfChat }) => {
  const alert = (page: Page) => page.getByRole('alertdialog');
  const band = (page: Page) => page.getByRole('region', { name: bandOfChat.heading }).getByRole('button');

  test('absent: the message, as documented, in an alert that gives the focus back @both', async ({ page }) => {
    await page.goto(plainPath);
    await band(page).click();
    await expect(alert(page)).toBeVisible();
    await expect(alert(page)).toContainText(chat.unavailableMessage);
    expect(await accessibilityFaults(page, { within: '[role=alertdialog]' })).toEqual([]);
    await expect(alert(page).getByRole('button')).toBeFocused();
    const { action, phone } = chat.instead ?? {};
    const ways = [action?.href, phone === undefined ? undefined : /^tel:/].filter((way) => way !== undefined);
    await expect(alert(page).getByRole('link')).toHaveCount(ways.length);
    for (const [index, way] of ways.entries())
      await expect(alert(page).getByRole('link').nth(index)).toHaveAttribute('href', way);
    await alert(page).getByRole('button').click();
    await expect(alert(page)).toBeHidden();
    await expect(band(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert(page)).toBeHidden();
    await expect(band(page)).toBeFocused();
    await test.step('late: the message asks to try again, and then it opens', async () => {
      await installLate(page, { functions: ['activate'] });
      await band(page).click();
      await expect.poll(() => callsOf(page)).toEqual(['activate']);
      await expect(alert(page)).toBeHidden();
    });
  });

  test.describe('each mode of a button', () => {
    const modes = ['alert', 'silent', 'activate-only'] as const;
    const both = ['activate', 'open'] as const;
    type Functions = readonly ChatFunction[];
    /** What `alert` and `silent` call, in order, what `activate-only` does; and whether `alert` shows the message, which the others never do. */
    const widgets: [
      title: string,
      has: Functions,
      throwing: Functions,
      called: Functions,
      only: Functions,
      alerts: boolean,
    ][] = [
      ['no widget', [], [], [], [], true],
      ['the activation function alone', ['activate'], [], ['activate'], ['activate'], false],
      ['the opening function alone', ['open'], [], ['open'], [], false],
      ['both functions', both, [], ['activate'], ['activate'], false],
      ['an activation that throws', both, ['activate'], both, ['activate'], false],
      ['two functions that throw', both, both, both, ['activate'], true],
    ];

    async function press(page: Page, mode: string): Promise<void> {
      await band(page).evaluate((button, value) => (button.dataset['chat'] = value), mode);
      await band(page).click();
    }

    test('calls what each widget has, shows the message or not, and breaks nothing', async ({ page }) => {
      await page.goto(plainPath);
      for (const [title, functions, throwing, called, only, alerts] of widgets) {
        await test.step(`with ${title}`, async () => {
          // What the page has taken for the chat is read anew at each press.
          await installLate(page, { functions, throwing });
          const expected: string[] = [];
          for (const mode of modes) {
            await press(page, mode);
            await expect(band(page)).not.toHaveAttribute('aria-busy');
            expected.push(...(mode === 'activate-only' ? only : called));
            expect(await callsOf(page), mode).toEqual(expected);
            const isAlerted = alerts && mode === 'alert';
            await expect(alert(page), mode).toBeVisible({ visible: isAlerted });
            if (isAlerted) await page.keyboard.press('Escape');
          }
        });
      }
    });

    test('with a late widget calls it once; only « alert » says that it is absent, until it opens', async ({
      page,
    }) => {
      await holdClock(page);
      await installWidget(page, { functions: ['activate', 'open'], activates: 'late' });
      for (const mode of modes) {
        await page.goto(plainPath);
        await press(page, mode);
        await expect(band(page)).toHaveAttribute('aria-busy', 'true');
        await expect.poll(() => callsOf(page)).toEqual(['activate']);
        await page.clock.runFor(5000);
        await expect(band(page)).not.toHaveAttribute('aria-busy');
        await expect(alert(page), mode).toBeVisible({ visible: mode === 'alert' });
        await page.clock.runFor(5000);
        await expect(alert(page), mode).toBeHidden();
        await expect(band(page)).toBeFocused();
        expect(await callsOf(page), mode).toEqual(['activate']);
      }
    });
  });

  test('a widget that takes its time is called once, however often the button is pressed, and the button says that it is busy; one that fails late shows no second message, and can be tried again', async ({
    page,
  }) => {
    const finish = (opens: boolean) =>
      page.evaluate((value) => (globalThis as unknown as { finish: (opens: boolean) => void }).finish(value), opens);
    await holdClock(page);
    await installWidget(page, { functions: ['activate'], activates: 'when told' });
    await page.goto(plainPath);
    await band(page).click();
    await expect(band(page)).toHaveAttribute('aria-busy', 'true');
    await band(page).click();
    await band(page).dblclick();
    await page.clock.runFor(3000);
    expect(await callsOf(page)).toEqual(['activate']);
    await page.clock.runFor(1000);
    await page.keyboard.press('Escape');
    await expect(alert(page)).toBeHidden();
    await finish(false);
    await page.clock.runFor(10_000);
    await expect(alert(page)).toBeHidden();
    await band(page).click();
    await expect.poll(() => callsOf(page)).toEqual(['activate', 'activate']);
    await finish(true);
    await expect(band(page)).not.toHaveAttribute('aria-busy');
    await page.clock.runFor(30_000);
    await expect(alert(page)).toBeHidden();
  });

  withSome(
    'button of the header that opens the chat',
    headerActions.find((action) => action.chat === 'alert'),
    ({ label: support }) => {
      test('the header says that an AI answers, in its menu or under its button; absent, its message is shown @both', async ({
        page,
      }) => {
        await page.goto(plainPath);
        const header = page.getByRole('banner');
        const isPhone = test.info().project.name === 'phone';
        if (isPhone) await header.getByRole('button', { name: menu, exact: true }).click();
        const button = header.getByRole('button', { name: support });
        await expect(button).toHaveAccessibleDescription(chat.aiNotice);
        const notice = header.getByText(chat.aiNotice).locator('visible=true');
        if (!isPhone) {
          await expect(notice).toHaveCount(0);
          // By the keyboard: a focus that a script gives shows nothing.
          await button.focus();
          await page.keyboard.press('Shift+Tab');
          await page.keyboard.press('Tab');
          await expect(button).toBeFocused();
        }
        await expect(notice).toHaveCount(1);
        await button.click();
        await expect(alert(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(alert(page)).toBeHidden();
        await expect(header.locator(':focus')).toBeVisible();
      });
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a chat button leads to the contact page', async ({ page }) => {
      await page.goto(plainPath);
      await band(page).click();
      await expect(page).toHaveURL((url) => url.pathname === chat.fallbackHref);
    });
  });

  const origin = 'https://chat.example.fr';
  /** Shows, once it is activated, that it is open. */
  const widget = `
    const names = ${JSON.stringify(chat.activate.split('.'))};
    const method = names.pop();
    const owner = names.reduce((value, name) => (value[name] ??= {}), window);
    owner[method] = () => document.body.append(document.createElement('chat-window'));`;

  test('a widget of another server opens where the spec names it', async ({ page }) => {
    await page.route(`${origin}/module.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: widget }));
    const policy = securityHeaders({ ...noAllowance, chat: [origin] })['Content-Security-Policy'];
    const script = `<script defer src="${origin}/module.js"></script></head>`;
    await page.route(plainPath, (route) =>
      fulfillChanged(route, (html) => html.replace('</head>', script), { 'content-security-policy': policy ?? '' }),
    );
    await page.goto(plainPath);
    await band(page).click();
    await expect(page.locator('chat-window')).toHaveCount(1);
    await expect(alert(page)).toBeHidden();
  });
});
