import { listen } from '../run/listen.ts';
import { expect, test } from './test.ts';

/** Amounts that stand nowhere else on the site. */
const amounts = ['87654', '43219'];

/** Serves the built site, and notes the line and the headers of every request. */
async function startLog(siteUrl: string) {
  const requests: string[] = [];
  const { url, stop } = await listen(async (request, response) => {
    requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    const answer = await fetch(new URL(request.url ?? '/', siteUrl));
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    response.writeHead(answer.status, headers);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const told = () => requests.filter((line) => amounts.some((amount) => line.includes(amount)));
  return { url, stop, told, count: () => requests.length };
}

let log: Awaited<ReturnType<typeof startLog>>;

test.beforeEach(async ({ baseURL }) => {
  log = await startLog(baseURL ?? '');
});
test.afterEach(() => log.stop());

test.describe('no request carries the amounts of the calculator', () => {
  test('neither its address nor its headers, by mouse, by keyboard, on reload or when a page is prepared', async ({
    calculator,
    page,
  }) => {
    const fillIn = async () => {
      await page.goto(`${log.url}/roi-calculator`);
      await expect(calculator.submit).toBeEnabled();
      await calculator.control('currentCloudSpend').fill('87654');
      await calculator.control('currentOnPremiseSpend').fill('43219');
      await calculator.submit.click();
      await expect(page).toHaveURL(/#.*cloud=87654&serveurs=43219.*chiffres=/);
    };
    const audit = calculator.aside.getByRole('link', { name: 'Audit' });
    await fillIn();
    await page.reload();
    await expect(calculator.figure('threeYearROI')).toBeVisible();
    await expect(calculator.control('currentCloudSpend')).toHaveValue('87654');

    // Under the pointer the browser prepares the next page.
    const before = log.count();
    await audit.hover();
    await expect.poll(log.count).toBeGreaterThan(before);
    await audit.click();
    await expect(page).toHaveURL(/\/contact/);
    // The result came along, by the storage of the tab.
    await expect(page.locator('[data-calculation]')).toContainText('87\u202F654');

    await fillIn();
    await audit.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact/);
    await page.goBack();
    await expect(calculator.control('currentCloudSpend')).toHaveValue('87654');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await page.waitForLoadState('networkidle');
    expect(log.told()).toEqual([]);
  });

  test('a former link, with its query, is told once, by the visitor who opens it: no later request repeats it', async ({
    calculator,
    page,
  }) => {
    await page.goto(`${log.url}/roi-calculator?v=1&cloud=87654&serveurs=43219&chiffres=abc&utm_source=lettre`);
    await expect(calculator.figure('threeYearROI')).toBeVisible();
    await expect(page).toHaveURL(/\/roi-calculator\?utm_source=lettre#v=1&cloud=87654&serveurs=43219&chiffres=abc$/);
    await page.reload();
    await expect(calculator.control('currentOnPremiseSpend')).toHaveValue('43219');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await page.waitForLoadState('networkidle');
    expect(log.told()).toEqual([expect.stringMatching(/^GET \/roi-calculator\?v=1&cloud=87654/)]);
  });
});
