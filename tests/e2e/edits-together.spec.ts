import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySmallSite, writeTiedValues } from '../small-site/copy-small-site.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { startDev } from './start-dev.ts';
import { expect, test } from './test.ts';

// The dev server comes and goes under the page.
test.use({ mayFail: true });

test('values that are tied wait for each other and are saved in one go: a price with its list price, a title with its emphasis @nightly', async ({
  page,
}) => {
  const root = copySmallSite();
  writeTiedValues(root);
  const [home, repairs] = ['spec/pages/home.yaml', 'spec/tables/repairs.yaml'].map((name) => join(root, name)) as [
    string,
    string,
  ];
  const [before, prices] = [home, repairs].map((file) => readFileSync(file, 'utf8')) as [string, string];
  const { url, stop } = await startDev(root);
  const panel = page.getByRole('dialog');
  const pending = panel.getByRole('region', { name: 'En attente' });
  const faults = () => accessibilityFaults(page, { within: 'spec-edit' });
  const start = async (path: string) => {
    await page.goto(url + path);
    await page.getByRole('button', { name: 'Modifier' }).waitFor();
    await page.keyboard.press('e');
    await expect(page.getByText('Cliquez sur un texte pour le modifier.')).toBeVisible();
  };
  try {
    await start('/');
    // Enter saves a single value; what it is tied to comes beside it, with its value.
    await page.getByText('80 €').first().click();
    const price = panel.getByLabel('Prix de la saison', { exact: true }).first();
    await price.fill('84');
    await expect(pending.getByRole('status')).toHaveText('1 modification en attente');
    await price.press('Enter');
    await expect(pending.getByRole('alert')).toContainText("Refusé, rien n'est écrit.");
    await expect(pending.getByRole('textbox', { name: 'Prix ordinaire de « Couture »' })).toHaveValue('100');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(price).toBeFocused();
    expect(await faults()).toEqual([]);
    expect(readFileSync(repairs, 'utf8')).toBe(prices);

    // The edits outlive the page, and wait on another one.
    await start('/reparer');
    await expect(page.getByRole('button', { name: 'En attente (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'En attente (1)' }).click();
    await pending.getByRole('button', { name: /^Prendre 105 €/ }).click();
    await expect(pending.getByRole('status')).toHaveText('2 modifications en attente, à enregistrer');
    await expect(pending.getByRole('button', { name: 'Enregistrer les 2 modifications' })).toBeFocused();
    expect(await faults()).toEqual([]);
    expect(readFileSync(repairs, 'utf8')).toBe(prices);
    await pending.getByRole('button', { name: 'Enregistrer les 2 modifications' }).press('Enter');
    await expect(pending).toBeHidden();
    await expect.poll(() => readFileSync(repairs, 'utf8')).toBe(prices.replace('80', '84').replace('100', '105'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect.poll(() => readFileSync(repairs, 'utf8')).toBe(prices);

    // A title whose word in the accent goes with it, by the keyboard alone; each edit can be dropped.
    await start('/');
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 9, y: 9 } });
    const title = panel.getByRole('textbox').first();
    await title.fill('Vos livres REVIVENT');
    await title.press('Tab');
    const emphasis = pending.getByRole('textbox', { name: /^Le mot du titre/ });
    await expect(emphasis).toHaveValue('SAUVÉS');
    await emphasis.fill('REVIVENT');
    await expect(pending.getByRole('status')).toHaveText('2 modifications en attente');
    await emphasis.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos livres REVIVENT');
    expect(readFileSync(home, 'utf8')).toBe(before.replaceAll('SAUVÉS', 'REVIVENT'));
    await expect(pending).toBeHidden();
    await expect(panel.getByRole('status').first()).toContainText('Enregistré.');

    // Someone else saves a value that waits: nothing is written, and the edits stay.
    await panel.getByRole('textbox').first().fill('Vos livres RENAISSENT');
    await panel.getByText('À côté').waitFor();
    const saved = readFileSync(home, 'utf8');
    writeFileSync(home, saved.replace('Vos livres', 'Nos livres'));
    await expect(pending.getByText('Elle est maintenant : « Nos livres REVIVENT »')).toBeVisible();
    expect(await faults()).toEqual([]);
    await pending.getByRole('button', { name: 'Garder celle du fichier' }).click();
    await expect(panel.getByRole('textbox').first()).toHaveValue('Nos livres REVIVENT');
    await expect(pending).toBeHidden();
    expect(readFileSync(home, 'utf8')).toBe(saved.replace('Vos livres', 'Nos livres'));
    await panel.getByRole('textbox').first().fill('Un titre');
    await pending.getByRole('button', { name: /^Abandonner : / }).click();
    await expect(panel.getByRole('textbox').first()).toHaveValue('Nos livres REVIVENT');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  } finally {
    await stop();
    rmSync(root, { recursive: true, force: true });
  }
});
