import { expect, test, type Page } from 'playwright/test';

const widths = [320, 390, 768, 1024, 1280, 1920];

function section(page: Page, name: string) {
  return page.getByRole('main').getByRole('region', { name });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the home page opens on its promise, then shows thirteen sections in order', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DÉPLOIEMENT 48H GARANTI');
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(13);
  const order: [index: number, text: string][] = [
    [0, 'AI Act Ready'],
    [1, 'DÉPLOIEMENT'],
    [2, 'Cloud US'],
    [3, 'Calculer Mes Économies'],
    [4, 'Explorer l’écosystème'],
    [5, 'Toutes les solutions par secteur'],
    [6, 'Done With You'],
    [7, 'Valeur exclusive'],
    [8, 'Témoignages illustratifs'],
    [9, 'Réserver Starter'],
    [10, 'Souveraineté européenne'],
    [11, 'Ouvrir le calculateur de ROI'],
    [12, 'Commencer Maintenant'],
  ];
  for (const [index, text] of order) await expect(sections.nth(index)).toContainText(text);
});

const links: [name: string, path: string][] = [
  ['Calculer Mes Économies', '/roi-calculator'],
  ['Voir Ma Démo Personnalisée', '/demo?type=sector-specific'],
  ['Explorer l’écosystème', '/ecosystem'],
  ['Toutes les solutions par secteur', '/solutions'],
  ['Done For You', '/expertise/dfy'],
  ['Done With You', '/expertise/dwy'],
  ['Do It Yourself', '/expertise/diy'],
  ['Réserver Business', '/contact?sujet=deployment&pack=business'],
  ['Ouvrir le calculateur de ROI', '/roi-calculator'],
  ['Commencer Maintenant', '/contact?sujet=deployment'],
  ['Découvrir Notre Expertise', '/expertise'],
];

for (const [name, path] of links) {
  test(`« ${name} » leads to ${path}`, async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the five sector cards lead to their pages', async ({ page }) => {
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .and(page.locator('[href^="/solutions/"]'));
  const paths = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
  expect(paths).toEqual(['finance', 'legal', 'healthcare', 'public', 'education'].map((id) => `/solutions/${id}`));
});

test('the hero leads down to the launch offer', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Voir l’offre de lancement' }).click();
  await expect(page).toHaveURL('/#offre');
  await expect(section(page, '99 places')).toBeInViewport();
});

test('a chat button of the home page calls the activation function only', async ({ page }) => {
  const buttons = page.getByRole('main').getByRole('button', { name: 'Support 24/7' });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('data-chat', 'activate-only');
});

test('the chart says in words what it draws, and unfolds its data', async ({ page }) => {
  const chart = page
    .getByRole('main')
    .getByRole('img', { name: /Solution comparable · 300\s000\s€\. Écosystème · 3\s870\s€/ });
  await expect(chart).toBeVisible();
  const table = page.getByRole('table', { name: /par an pour une solution comparable/ });
  await expect(table).toBeHidden();
  await page.getByText('Lire les données du graphique').click();
  await expect(table).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(12);
  await expect(table.getByRole('row').last()).toContainText(/296\s130\s€/);
});

test('each price of the offer is marked HT', async ({ page }) => {
  const offer = section(page, '99 places');
  for (const price of [
    /3\s870\s€\s*HT/,
    /5\s670\s€\s*HT/,
    /10\s770\s€\s*HT/,
    /12\s900\s€\s*HT/,
    /18\s900\s€\s*HT/,
    /35\s900\s€\s*HT/,
  ]) {
    await expect(offer.getByText(price).first()).toBeVisible();
  }
});

test('the page fits every screen without sideways scrolling, also with the data unfolded', async ({ page }) => {
  await page.getByText('Lire les données du graphique').click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('everything can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('main > section')).toHaveCount(13);
  await expect(page.getByText(/25\s130\s€/)).toBeVisible();
  await context.close();
});
