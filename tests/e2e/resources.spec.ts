import { expect, test } from 'playwright/test';

test('an external documentation is announced as a new tab', async ({ page }) => {
  await page.goto('/resources/docs');
  const link = page.getByRole('link', { name: 'Documentation de Qdrant (nouvel onglet)' });
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the button of a past event cannot be pressed; an upcoming one leads to the contact page', async ({ page }) => {
  await page.goto('/resources/events');
  const finished = page.getByRole('button', { name: 'Événement terminé' });
  await expect(finished).toHaveCount(3);
  for (const button of await finished.all()) await expect(button).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'S’inscrire' }).first().click();
  await expect(page).toHaveURL(/\/contact\?demande=atelier-documents#message$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const label of ['Rejoindre', 'S’inscrire']) {
    test(`« ${label} » shows the documented message, says that nothing was sent, and closes`, async ({ page }) => {
      await page.goto('/resources/webinars');
      const opener = page.getByRole('main').getByRole('button', { name: label }).first();
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Vous êtes maintenant inscrit au webinar !' });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('Aucune donnée n’a été transmise');
      await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Fermer' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toHaveText(new RegExp(`^${label}`));
    });
  }
});
